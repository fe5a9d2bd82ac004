import type { FaultText } from '../fault-texts';

/** Why a cart cannot be brought or paid so. */
export const checkoutProblems: Record<string, FaultText> = {
  'DELIVERY_METHOD_UNAVAILABLE.AFTER_CUTOFF': ({ cutoff }) =>
    typeof cutoff === 'string' ? `វិធីដឹកនេះសម្រាប់ការបញ្ជាទិញមុនម៉ោង ${cutoff}។ សូមជ្រើសរើសវិធីផ្សេង។` : null,
  'DELIVERY_METHOD_UNAVAILABLE.NOT_OFFERED': 'វិធីដឹកនេះមិនមាននៅកន្លែងដែលត្រូវដឹកទេ។ សូមជ្រើសរើសវិធីផ្សេង។',
  'DELIVERY_METHOD_UNAVAILABLE.OTHER_PLACE':
    'ការបញ្ជាទិញរបស់អ្នកនឹងត្រូវដឹកទៅទីនោះតាមវិធីផ្សេង ឬដោយថ្លៃផ្សេង។ សូមសរសេរមកយើង ឬបោះបង់វា រួចបញ្ជាទិញម្ដងទៀត។',
  'PAYMENT_METHOD_UNAVAILABLE.ABOVE_COD_LIMIT':
    'ការបញ្ជាទិញនេះធំពេកសម្រាប់ការបង់ប្រាក់ពេលទទួលទំនិញ។ សូមជ្រើសរើសវិធីបង់ប្រាក់ផ្សេង។',
  'PAYMENT_METHOD_UNAVAILABLE.NOT_IN_PROVINCE':
    'មិនមានការបង់ប្រាក់ពេលទទួលទំនិញនៅកន្លែងដែលការបញ្ជាទិញនេះត្រូវដឹកទៅទេ។ សូមជ្រើសរើសវិធីបង់ប្រាក់ផ្សេង។',
  'PAYMENT_METHOD_UNAVAILABLE.PROVINCE_NEEDED': 'ការបង់ប្រាក់ពេលទទួលទំនិញអាស្រ័យលើកន្លែងដឹក។ សូមជ្រើសរើសខេត្តរបស់អ្នក។',
  'PAYMENT_METHOD_UNAVAILABLE.REFUSED_BEFORE':
    'ការបញ្ជាទិញរបស់អ្នកធ្លាប់មិនត្រូវបានទទួលនៅមាត់ទ្វារ ដូច្នេះអ្នកមិនអាចបង់ប្រាក់ពេលទទួលទំនិញបានទេ។ សូមជ្រើសរើសវិធីបង់ប្រាក់ផ្សេង។',
  'PAYMENT_METHOD_UNAVAILABLE.TOO_MANY_COD_ORDERS':
    'អ្នកមានការបញ្ជាទិញដែលបង់ពេលទទួលទំនិញគ្រប់ចំនួនហើយ។ សូមរង់ចាំមួយក្នុងចំណោមនោះ ឬជ្រើសរើសវិធីបង់ប្រាក់ផ្សេង។',
  'PAYMENT_METHOD_UNAVAILABLE.NOTHING_TO_PAY':
    'គ្មានអ្វីត្រូវបង់សម្រាប់ការបញ្ជាទិញនេះទេ ដូច្នេះមិនអាចបង់តាមវិធីនេះបានទេ។ សូមជ្រើសរើសវិធីបង់ប្រាក់ផ្សេង។',
  'PAYMENT_METHOD_UNAVAILABLE.NOT_OFFERED': 'ហាងមិនទទួលវិធីបង់ប្រាក់នេះទេ។ សូមជ្រើសរើសវិធីផ្សេង។',
};
