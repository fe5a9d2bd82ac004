/** The queue of reviews. */
export const reviews = {
  'Search reviews': 'ស្វែងរកការវាយតម្លៃ',
  'Words, author or product': 'ពាក្យ អ្នកសរសេរ ឬផលិតផល',
  'Filter by status': 'តម្រងតាមស្ថានភាព',
  'Filter by stars': 'តម្រងតាមផ្កាយ',
  'Any status': 'គ្រប់ស្ថានភាព',
  'Any stars': 'គ្រប់ចំនួនផ្កាយ',
  pending: 'រង់ចាំ',
  approved: 'បានអនុម័ត',
  hidden: 'បានលាក់',
  '{count} stars': '{count} ផ្កាយ',
  'Loading reviews...': 'កំពុងផ្ទុកការវាយតម្លៃ...',
  'Failed to fetch reviews': 'មិនអាចទាញយកការវាយតម្លៃបានទេ',
  'No reviews here.': 'គ្មានការវាយតម្លៃនៅទីនេះទេ។',
  Approve: 'អនុម័ត',
  Hide: 'លាក់',
  Answer: 'ឆ្លើយតប',
  'Answer the review of {author}': 'ឆ្លើយតបការវាយតម្លៃរបស់ {author}',
  'Your answer': 'ចម្លើយរបស់អ្នក',
  'It stands below the review in the shop. Leave it empty to take it back.':
    'វាបង្ហាញខាងក្រោមការវាយតម្លៃក្នុងហាង។ ទុកវាទទេ ដើម្បីដកវិញ។',
  'Save answer': 'រក្សាទុកចម្លើយ',
  'Answered: {text}': 'បានឆ្លើយ៖ {text}',
  'Review updated': 'បានកែការវាយតម្លៃ',
  'Failed to update the review': 'មិនអាចកែការវាយតម្លៃបានទេ',
  'The review has changed meanwhile and is shown as it is now. Please look again.':
    'ការវាយតម្លៃបានផ្លាស់ប្តូរ ហើយបង្ហាញតាមសភាពឥឡូវនេះ។ សូមមើលម្តងទៀត។',
} as const;
