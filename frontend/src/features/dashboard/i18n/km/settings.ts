/** The shop's settings: its pages, its footer and the riel. */
export const settings = {
  Pages: 'ទំព័រ',
  Footer: 'ព័ត៌មានហាង',
  Page: 'ទំព័រ',
  'In Khmer': 'ជាភាសាខ្មែរ',
  'Last changed': 'កែចុងក្រោយ',
  'See it in the shop': 'មើលក្នុងហាង',
  'The footer of every page links to these. The first texts are examples: please make them yours.':
    'ផ្នែកខាងក្រោមនៃគ្រប់ទំព័រមានតំណទៅទំព័រទាំងនេះ។ អត្ថបទដំបូងគ្រាន់តែជាគំរូ សូមកែវាឱ្យត្រូវនឹងហាងរបស់អ្នក។',
  'Loading pages...': 'កំពុងផ្ទុកទំព័រ...',
  'Failed to load the pages': 'មិនអាចផ្ទុកទំព័របានទេ',
  Title: 'ចំណងជើង',
  'Title in Khmer': 'ចំណងជើងជាភាសាខ្មែរ',
  Text: 'អត្ថបទ',
  'Text in Khmer': 'អត្ថបទជាភាសាខ្មែរ',
  'Page saved': 'បានរក្សាទុកទំព័រ',
  'Failed to save the page': 'មិនអាចរក្សាទុកទំព័របានទេ',
  'Somebody else has changed this page meanwhile': 'មានអ្នកផ្សេងបានកែទំព័រនេះរួចហើយ',
  'A line that begins with # is a heading, lines that begin with - are a list.':
    'បន្ទាត់ដែលចាប់ផ្ដើមដោយ # ជាចំណងជើង បន្ទាត់ដែលចាប់ផ្ដើមដោយ - ជាបញ្ជី។',
  'How it will look': 'រូបរាងក្នុងហាង',
  'The footer of every page shows these. What is empty is not shown.':
    'ផ្នែកខាងក្រោមនៃគ្រប់ទំព័របង្ហាញព័ត៌មានទាំងនេះ។ អ្វីដែលនៅទទេមិនត្រូវបានបង្ហាញទេ។',
  'Loading the footer...': 'កំពុងផ្ទុកព័ត៌មានហាង...',
  'Failed to load the footer': 'មិនអាចផ្ទុកព័ត៌មានហាងបានទេ',
  'Address in Khmer': 'អាសយដ្ឋានជាភាសាខ្មែរ',
  'Opening hours': 'ម៉ោងបើក',
  'Opening hours in Khmer': 'ម៉ោងបើកជាភាសាខ្មែរ',
  'Name on Telegram': 'ឈ្មោះលើ Telegram',
  'Footer saved': 'បានរក្សាទុកព័ត៌មានហាង',
  'Failed to save the footer': 'មិនអាចរក្សាទុកព័ត៌មានហាងបានទេ',
  'Somebody else has changed the footer meanwhile': 'មានអ្នកផ្សេងបានកែព័ត៌មានហាងរួចហើយ',
} as const;
