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

  'For the accountant': 'សម្រាប់គណនេយ្យករ',
  Period: 'រយៈពេល',
  Months: 'ខែនីមួយៗ',
  Quarters: 'ត្រីមាស',
  Years: 'ឆ្នាំ',
  'Quarter {quarter} of {year}': 'ត្រីមាសទី {quarter} ឆ្នាំ {year}',
  Goods: 'ទំនិញ',
  Net: 'សុទ្ធ',
  'Still with couriers': 'នៅជាមួយអ្នកដឹក',
  'Invoices less credit notes': 'វិក្កយបត្រដកលិខិតឥណទាន',
  'Nothing was sold or given back in this time.': 'គ្មានអ្វីត្រូវបានលក់ ឬសងប្រាក់វិញក្នុងរយៈពេលនេះទេ។',
  'Failed to load the accounts': 'មិនអាចផ្ទុកតួលេខសម្រាប់គណនេយ្យករបានទេ',
  'The accounts could not be exported. No file was saved.':
    'មិនអាចនាំចេញតួលេខសម្រាប់គណនេយ្យករបានទេ។ មិនមានឯកសារណាត្រូវបានរក្សាទុកទេ។',
  'By way to pay': 'តាមវិធីបង់ប្រាក់',
  'By day': 'តាមថ្ងៃ',
  'Any way to pay': 'វិធីបង់ប្រាក់ណាក៏បាន',
  'Received in dollars': 'បានទទួលជាដុល្លារ',
  'Received in riel': 'បានទទួលជារៀល',
  'Sold is counted on the day of the payment, cash on the day on which the courier took it, and refunds on the day on which they were given: as in the ledger and on the invoices.':
    'ការលក់រាប់នៅថ្ងៃបង់ប្រាក់ សាច់ប្រាក់រាប់នៅថ្ងៃដែលអ្នកដឹកបានទទួល ហើយប្រាក់សងវិញរាប់នៅថ្ងៃដែលបានសង៖ ដូចក្នុងបញ្ជី និងលើវិក្កយបត្រ។',
  'The net differs from the invoices by {difference}. Invoices may be dated later than the sale where an order is older than the invoices, or was paid by money that came late; a VAT invoice of a later month takes the place of an earlier one.':
    'ចំនួនសុទ្ធខុសពីវិក្កយបត្រ {difference}។ វិក្កយបត្រអាចចុះកាលបរិច្ឆេទក្រោយការលក់ ប្រសិនបើការបញ្ជាទិញមានមុនវិក្កយបត្រ ឬត្រូវបានបង់ដោយប្រាក់ដែលមកយឺត។ វិក្កយបត្រអាករនៃខែក្រោយជំនួសវិក្កយបត្រមុន។',
};
