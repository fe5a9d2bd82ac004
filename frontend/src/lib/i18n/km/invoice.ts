/** The page of an invoice; the paper itself is in both languages. */
export const invoice = {
  Invoice: 'វិក្កយបត្រ',
  Print: 'បោះពុម្ព',
  'Failed to load the invoice': 'មិនអាចផ្ទុកវិក្កយបត្របានទេ',
  'Ask for a VAT invoice': 'ស្នើសុំវិក្កយបត្រអាករ',
  'For companies that deduct VAT: it takes the place of this invoice. Possible until {time}.':
    'សម្រាប់ក្រុមហ៊ុនដែលកាត់អាករលើតម្លៃបន្ថែម៖ វាជំនួសវិក្កយបត្រនេះ។ អាចស្នើបានរហូតដល់ {time}។',
  TIN: 'លេខអត្តសញ្ញាណកម្មសារពើពន្ធ',
  'Such as K001-901234567': 'ដូចជា K001-901234567',
  'Name of the company': 'ឈ្មោះក្រុមហ៊ុន',
  'Address of the company': 'អាសយដ្ឋានក្រុមហ៊ុន',
  'I need a VAT invoice for a company': 'ខ្ញុំត្រូវការវិក្កយបត្រអាករសម្រាប់ក្រុមហ៊ុន',
  'Get the VAT invoice': 'ទទួលវិក្កយបត្រអាករ',
  'Your VAT invoice is ready': 'វិក្កយបត្រអាកររបស់អ្នករួចរាល់ហើយ',
  'The VAT invoice could not be issued': 'មិនអាចចេញវិក្កយបត្រអាករបានទេ',
  'Please enter the TIN': 'សូមបញ្ចូលលេខអត្តសញ្ញាណកម្មសារពើពន្ធ',
  'Please enter the name of the company': 'សូមបញ្ចូលឈ្មោះក្រុមហ៊ុន',
  'Please enter the address of the company': 'សូមបញ្ចូលអាសយដ្ឋានក្រុមហ៊ុន',
};
