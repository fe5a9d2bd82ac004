/** The list of questions about products. */
export const questions = {
  'Search questions': 'ស្វែងរកសំណួរ',
  waiting: 'កំពុងរង់ចាំ',
  answered: 'បានឆ្លើយ',
  'Failed to fetch questions': 'មិនអាចទាញយកសំណួរបានទេ',
  'No questions here.': 'គ្មានសំណួរនៅទីនេះទេ។',
  'Question hidden': 'បានលាក់សំណួរ',
  'Question shown': 'បានបង្ហាញសំណួរ',
  'Answer saved': 'បានរក្សាទុកចម្លើយ',
  'Failed to update the question': 'មិនអាចកែសំណួរបានទេ',
  'The question has changed meanwhile': 'សំណួរបានផ្លាស់ប្ដូររួចហើយ',
  'The question has changed meanwhile and is shown as it is now. Please look again.':
    'សំណួរបានផ្លាស់ប្ដូរ ហើយបង្ហាញតាមសភាពឥឡូវនេះ។ សូមមើលម្ដងទៀត។',
  'Answer the question of {author}': 'ឆ្លើយសំណួររបស់ {author}',
  'Both are shown in the shop, and who has asked gets a mail.': 'ទាំងពីរនឹងបង្ហាញក្នុងហាង ហើយអ្នកដែលបានសួរទទួលអ៊ីមែល។',
  'It stands below the question in the shop. Leave it empty to take it back.':
    'វាបង្ហាញខាងក្រោមសំណួរក្នុងហាង។ ទុកវាទទេ ដើម្បីដកវិញ។',
} as const;
