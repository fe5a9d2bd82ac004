/** Invoices, the rates of the day, and who sells. */
export const invoices = {
  Invoices: 'វិក្កយបត្រ',
  'Open the invoice': 'បើកវិក្កយបត្រ',
  Month: 'ខែ',
  'Rates of the day': 'អត្រាប្ដូរប្រាក់ប្រចាំថ្ងៃ',
  'Rate of the day': 'អត្រាប្ដូរប្រាក់ប្រចាំថ្ងៃ',
  'Commercial invoice': 'វិក្កយបត្រធម្មតា',
  'VAT invoice': 'វិក្កយបត្រអាករ',
  'Credit note': 'លិខិតឥណទាន',
  Number: 'លេខ',
  Kind: 'ប្រភេទ',
  Buyer: 'អ្នកទិញ',
  VAT: 'អាករ',
  'Without VAT': 'មិនរួមអាករ',
  'In riel': 'ជារៀល',
  'Failed to load the invoices': 'មិនអាចផ្ទុកវិក្កយបត្របានទេ',
  'No invoices in this month.': 'គ្មានវិក្កយបត្រក្នុងខែនេះទេ។',
  'The invoices could not be exported. No file was saved.':
    'មិនអាចនាំចេញវិក្កយបត្របានទេ។ មិនមានឯកសារណាត្រូវបានរក្សាទុកទេ។',

  "The National Bank's rate of each day. Invoices say their amounts in riel by it; a day without one has that of the day before. What was issued keeps its rate.":
    'អត្រារបស់ធនាគារជាតិប្រចាំថ្ងៃ។ វិក្កយបត្របង្ហាញចំនួនទឹកប្រាក់ជារៀលតាមអត្រានេះ។ ថ្ងៃដែលគ្មានអត្រា ប្រើអត្រាថ្ងៃមុន។ វិក្កយបត្រដែលបានចេញរួចរក្សាអត្រារបស់វា។',
  'Enter a rate': 'បញ្ចូលអត្រា',
  'Failed to load the rates': 'មិនអាចផ្ទុកអត្រាប្ដូរប្រាក់បានទេ',
  'No rate was entered yet.': 'មិនទាន់មានអត្រាប្ដូរប្រាក់នៅឡើយទេ។',
  'Rate saved': 'បានរក្សាទុកអត្រាប្ដូរប្រាក់',
  'Failed to save the rate': 'មិនអាចរក្សាទុកអត្រាប្ដូរប្រាក់បានទេ',
  'Someone else changed the rate': 'មានអ្នកផ្សេងបានកែអត្រាប្ដូរប្រាក់រួចហើយ',

  'Seller on invoices': 'អ្នកលក់លើវិក្កយបត្រ',
  'Stands on invoices and credit notes. What was issued keeps what it has.':
    'បង្ហាញលើវិក្កយបត្រ និងលិខិតឥណទាន។ អ្វីដែលបានចេញរួចមិនផ្លាស់ប្ដូរទេ។',
  'Failed to load the seller': 'មិនអាចផ្ទុកព័ត៌មានអ្នកលក់បានទេ',
  'Name of the company (Khmer)': 'ឈ្មោះក្រុមហ៊ុន (ខ្មែរ)',
  'Registered for VAT': 'បានចុះបញ្ជីអាករលើតម្លៃបន្ថែម',
  'Seller saved': 'បានរក្សាទុកព័ត៌មានអ្នកលក់',
  'Failed to save the seller': 'មិនអាចរក្សាទុកព័ត៌មានអ្នកលក់បានទេ',
  'Someone else changed the seller on invoices': 'មានអ្នកផ្សេងបានកែព័ត៌មានអ្នកលក់រួចហើយ',
};
