import type { FaultText } from '../fault-texts';

/** Why something cannot be returned. */
export const returnProblems: Record<string, FaultText> = {
  'NOT_RETURNABLE.not_delivered': 'ការបញ្ជាទិញអាចប្រគល់មកវិញបាន ក្រោយពេលវាបានដឹកដល់។',
  'NOT_RETURNABLE.no_warranty': '{name} គ្មានការធានា ឬការធានាបានផុតកំណត់ហើយ។',
  'NOT_RETURNABLE.too_late': 'ការបញ្ជាទិញអាចប្រគល់មកវិញបានក្នុងរយៈពេល {days} ថ្ងៃ ក្រោយពេលវាបានដឹកដល់។',
  RETURN_STATE: 'ការប្រគល់មកវិញនេះបានផ្លាស់ប្ដូរហើយ។ សូមផ្ទុកទំព័រម្ដងទៀតដើម្បីមើល។',
  TOO_MANY_RETURNS: 'ការបញ្ជាទិញមួយអាចមានការប្រគល់មកវិញ {most} ដង។ សូមទាក់ទងហាង។',
  TOO_MANY_TO_RETURN: ({ name, left }) =>
    typeof name === 'string' && typeof left === 'number'
      ? `អាចប្រគល់មកវិញបានតែ ${left} នៃ ${name} ទៀតប៉ុណ្ណោះ។`
      : null,
  'TOO_MANY_TO_RETURN.none': '{name} កំពុងត្រូវបានប្រគល់មកវិញរួចហើយ។',
};
