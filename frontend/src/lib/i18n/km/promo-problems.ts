import type { FaultText } from '../fault-texts';

/** What is wrong with a promo code. */
export const promoProblems: Record<string, FaultText> = {
  PROMO_CODE_EXISTS: 'មានកូដឈ្មោះនេះរួចហើយ។ សូមជ្រើសរើសឈ្មោះផ្សេង។',
  'PROMO_CODE_REFUSED.ended': 'កូដនេះបានផុតកំណត់ហើយ។ សូមបញ្ជាទិញដោយគ្មានវា។',
  'PROMO_CODE_REFUSED.fits_nothing': 'កូដនេះសម្រាប់ផលិតផលផ្សេងពីផលិតផលក្នុងកន្ត្រករបស់អ្នក។',
  'PROMO_CODE_REFUSED.minimum': ({ missing }) =>
    typeof missing === 'number' ? `សូមបន្ថែមទំនិញ $${missing.toFixed(2)} ទៀត ដើម្បីប្រើកូដនេះ។` : null,
  'PROMO_CODE_REFUSED.not_begun': 'កូដនេះអាចប្រើបានចាប់ពីថ្ងៃទី {day}។',
  'PROMO_CODE_REFUSED.nothing_left': 'បើប្រើកូដនេះ នឹងគ្មានអ្វីត្រូវបង់ទេ។ សូមបន្ថែមទំនិញក្នុងកន្ត្រក ឬបញ្ជាទិញដោយគ្មានវា។',
  'PROMO_CODE_REFUSED.paused': 'បច្ចុប្បន្នកូដនេះប្រើមិនបានទេ។ សូមសាកម្ដងទៀតពេលក្រោយ ឬបញ្ជាទិញដោយគ្មានវា។',
  'PROMO_CODE_REFUSED.unknown': 'យើងមិនស្គាល់កូដនេះទេ។ សូមពិនិត្យអក្ខរាវិរុទ្ធរបស់វា។',
  'PROMO_CODE_REFUSED.used_by_you': 'អ្នកបានប្រើកូដនេះគ្រប់ចំនួនដងសម្រាប់អតិថិជនម្នាក់ហើយ។ សូមបញ្ជាទិញដោយគ្មានវា។',
  'PROMO_CODE_REFUSED.used_up': 'កូដនេះត្រូវបានប្រើអស់ចំនួនដងហើយ។ សូមបញ្ជាទិញដោយគ្មានវា។',
  TOO_MANY_PROMO_GUESSES: 'បានសាកល្បងកូដដែលគ្មានច្រើនដងពេក។ សូមសាកម្ដងទៀតក្នុង {count} នាទី ឬបញ្ជាទិញដោយគ្មានកូដ។',
};
