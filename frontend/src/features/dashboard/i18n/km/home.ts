/** The dashboard's first page. */
export const home = {
  'Today in the shop': 'ថ្ងៃនេះនៅក្នុងហាង',
  'Counting...': 'កំពុងរាប់...',
  'This could not be counted.': 'មិនអាចរាប់បានទេ។',
  'Waiting for payment': 'រង់ចាំការទូទាត់',
  'Few left in stock': 'ស្តុកនៅសល់តិច',
  'Reviews to approve': 'ការវាយតម្លៃដែលត្រូវអនុម័ត',
  'Sold today': 'លក់បានថ្ងៃនេះ',
  'Same day last week: {amount}, {orders}': 'ថ្ងៃដដែលសប្ដាហ៍មុន៖ {amount} {orders}',
  'Failed mails': 'អ៊ីមែលដែលបរាជ័យ',
  'No answer from: {services}': 'គ្មានចម្លើយពី៖ {services}',
  'Shoppers find no phone number and no Telegram in the footer yet.':
    'អតិថិជនមិនទាន់ឃើញលេខទូរសព្ទ និង Telegram នៅខាងក្រោមទំព័រទេ។',
  'Tell your customers how to reach you': 'ប្រាប់អតិថិជនពីរបៀបទាក់ទងអ្នក',
  'Do not ask again': 'កុំសួរម្ដងទៀត',
  'Fill them in': 'បំពេញព័ត៌មានទាំងនេះ',
} as const;
