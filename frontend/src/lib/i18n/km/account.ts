/** The account page, and what the checkout says of saved addresses. */
export const account = {
  'Personal details': 'ព័ត៌មានផ្ទាល់ខ្លួន',
  Language: 'ភាសា',
  'Save changes': 'រក្សាទុកការកែប្រែ',
  'Saving...': 'កំពុងរក្សាទុក...',
  'Your details are saved': 'បានរក្សាទុកព័ត៌មានរបស់អ្នក',
  'Your details could not be saved': 'មិនអាចរក្សាទុកព័ត៌មានរបស់អ្នកបានទេ',

  'Saved addresses': 'អាសយដ្ឋានដែលបានរក្សាទុក',
  'You have not saved any yet. The checkout is filled in from the first one.':
    'អ្នកមិនទាន់បានរក្សាទុកអាសយដ្ឋានណាមួយទេ។ ទម្រង់បញ្ជាទិញនឹងបំពេញតាមអាសយដ្ឋានដំបូង។',
  'The addresses could not be loaded': 'មិនអាចផ្ទុកអាសយដ្ឋានបានទេ',
  'Add an address': 'បន្ថែមអាសយដ្ឋាន',
  'New address': 'អាសយដ្ឋានថ្មី',
  'Edit the address': 'កែអាសយដ្ឋាន',
  'Edit {name}': 'កែ {name}',
  'Delete {name}': 'លុប {name}',
  'Make default': 'កំណត់ជាអាសយដ្ឋានចម្បង',
  'Make {name} the default': 'កំណត់ {name} ជាអាសយដ្ឋានចម្បង',
  Default: 'ចម្បង',
  'Orders are now delivered to {name} by default': 'ពីពេលនេះ ការបញ្ជាទិញនឹងដឹកជូនទៅ {name} ជាចម្បង',
  'Delete the address {name}?': 'លុបអាសយដ្ឋាន {name} មែនទេ?',
  'Address deleted': 'បានលុបអាសយដ្ឋាន',
  'The address could not be deleted': 'មិនអាចលុបអាសយដ្ឋានបានទេ',
  'Address saved': 'បានរក្សាទុកអាសយដ្ឋាន',
  'The address could not be saved': 'មិនអាចរក្សាទុកអាសយដ្ឋានបានទេ',
  'Save address': 'រក្សាទុកអាសយដ្ឋាន',
  'Label (optional)': 'ឈ្មោះហៅ (មិនចាំបាច់)',
  'Such as: Home, Office': 'ដូចជា៖ ផ្ទះ ការិយាល័យ',
  'District (optional)': 'ស្រុក/ខណ្ឌ (មិនចាំបាច់)',

  'Deliver to': 'ដឹកជូនទៅ',
  'Another address': 'អាសយដ្ឋានផ្សេង',
  'Save this address': 'រក្សាទុកអាសយដ្ឋាននេះ',
  'This does not look like a phone number. Is it right? We call it before we deliver.':
    'នេះមិនមើលទៅដូចលេខទូរស័ព្ទទេ។ តើត្រឹមត្រូវហើយឬនៅ? យើងនឹងហៅទៅលេខនេះ មុនពេលដឹកជញ្ជូន។',

  'Change password': 'ប្ដូរពាក្យសម្ងាត់',
  'Current password': 'ពាក្យសម្ងាត់បច្ចុប្បន្ន',
  'Password changed. Your other sessions have ended.':
    'បានប្ដូរពាក្យសម្ងាត់ហើយ។ គណនីរបស់អ្នកត្រូវបានចាកចេញពីឧបករណ៍ផ្សេងទៀត។',
  'The password could not be changed': 'មិនអាចប្ដូរពាក្យសម្ងាត់បានទេ',
} as const;
