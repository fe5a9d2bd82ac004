/** What a serial number tells of a warranty. */
export const warranty = {
  'Check a warranty': 'ពិនិត្យការធានា',
  'Check a warranty by its serial number': 'ពិនិត្យការធានាតាមលេខស៊េរី',
  'Serial number': 'លេខស៊េរី',
  'It stands on the product or its box, and on your receipt. Capitals, blanks and dashes do not matter.':
    'វានៅលើផលិតផល ឬប្រអប់ ហើយនៅលើបង្កាន់ដៃរបស់អ្នក។ អក្សរធំតូច ដកឃ្លា និងសញ្ញា - មិនសំខាន់ទេ។',
  'Please type a serial number': 'សូមវាយបញ្ចូលលេខស៊េរី',
  Check: 'ពិនិត្យ',
  'We have not sold anything with the serial number {serial}, or have not noted it. Please look at it once more, or write to us with your order number.':
    'យើងមិនបានលក់ ឬមិនបានកត់លេខស៊េរី {serial} ទេ។ សូមពិនិត្យវាម្ដងទៀត ឬសរសេរមកយើងជាមួយលេខបញ្ជាទិញរបស់អ្នក។',
  'The warranty could not be looked up': 'មិនអាចពិនិត្យការធានាបានទេ',
  'This product has no warranty.': 'ផលិតផលនេះគ្មានការធានាទេ។',
  'Under warranty until {date}': 'មានការធានាដល់ {date}',
  'The warranty ended on {date}': 'ការធានាបានផុតកំណត់នៅ {date}',
  'Bought in {month}': 'បានទិញនៅ {month}',
  'To claim, open your order in My Orders and choose “Return something”.':
    'ដើម្បីទាមទារ សូមបើកការបញ្ជាទិញរបស់អ្នក ហើយជ្រើស “ប្រគល់ទំនិញមកវិញ”។',
};
