/** The sentence for each whole number up to `last`, English and Khmer. */
function forEachNumber(last: number, sentence: (count: number) => readonly [string, string]) {
  return Object.fromEntries(Array.from({ length: last }, (_, index) => sentence(index + 1)));
}

/** Khmer of the server's sentences, by their English. */
export const server: Readonly<Record<string, string>> = {
  'Invalid email or password': 'អ៊ីមែល ឬពាក្យសម្ងាត់មិនត្រឹមត្រូវ',
  'This account is blocked. Please contact the shop.': 'គណនីនេះត្រូវបានបិទ។ សូមទាក់ទងហាង។',
  'The code is not right': 'លេខកូដមិនត្រឹមត្រូវទេ',
  'Too many wrong codes, or too late. Please log in again.': 'លេខកូដខុសច្រើនដងពេក ឬយឺតពេល។ សូមចូលគណនីម្ដងទៀត។',
  'An account with this email already exists': 'មានគណនីប្រើអ៊ីមែលនេះរួចហើយ',
  'Invalid or expired verification code': 'លេខកូដផ្ទៀងផ្ទាត់មិនត្រឹមត្រូវ ឬផុតកំណត់',
  'Invalid or expired reset token': 'តំណកំណត់ពាក្យសម្ងាត់ថ្មីមិនត្រឹមត្រូវ ឬផុតកំណត់',
  'Too many wrong codes. Please ask for a new code.': 'បញ្ចូលលេខកូដខុសច្រើនដងពេក។ សូមស្នើសុំលេខកូដថ្មី។',
  'Too many people are logging in right now. Please try again.':
    'មានមនុស្សច្រើនពេកកំពុងចូលគណនីនៅពេលនេះ។ សូមព្យាយាមម្ដងទៀត។',
  'Please log in first.': 'សូមចូលគណនីជាមុនសិន។',
  'Please verify your email first.': 'សូមផ្ទៀងផ្ទាត់អ៊ីមែលរបស់អ្នកជាមុនសិន។',
  'You are not allowed to do this.': 'អ្នកមិនត្រូវបានអនុញ្ញាតឱ្យធ្វើបែបនេះទេ។',

  'Name is required': 'ត្រូវបញ្ចូលឈ្មោះ',
  'Name must be one line without control characters': 'ឈ្មោះត្រូវតែជាបន្ទាត់តែមួយ ដោយគ្មានតួអក្សរបញ្ជា',
  'Name must not hold a web address': 'ឈ្មោះមិនអាចមានអាសយដ្ឋានគេហទំព័រទេ',
  'Email is required': 'ត្រូវបញ្ចូលអ៊ីមែល',
  'Email must be a valid email address': 'អាសយដ្ឋានអ៊ីមែលត្រូវតែត្រឹមត្រូវ',
  'Password is required': 'ត្រូវបញ្ចូលពាក្យសម្ងាត់',
  'Password must have at least 6 characters': 'ពាក្យសម្ងាត់ត្រូវមានយ៉ាងតិច ៦ តួអក្សរ',
  'Password must have at most 128 characters': 'ពាក្យសម្ងាត់អាចមានយ៉ាងច្រើន 128 តួអក្សរ',
  'Name must have at most 100 characters': 'ឈ្មោះអាចមានយ៉ាងច្រើន 100 តួអក្សរ',
  'Email must have at most 254 characters': 'អ៊ីមែលអាចមានយ៉ាងច្រើន 254 តួអក្សរ',
  'Code must have 6 digits': 'លេខកូដត្រូវមាន ៦ ខ្ទង់',
  'Customer name must have at most 200 characters': 'ឈ្មោះអាចមានយ៉ាងច្រើន 200 តួអក្សរ',
  'Phone number must have at most 50 characters': 'លេខទូរស័ព្ទអាចមានយ៉ាងច្រើន 50 តួអក្សរ',
  'Shipping address must have at most 1000 characters': 'អាសយដ្ឋានអាចមានយ៉ាងច្រើន 1000 តួអក្សរ',

  'Product not found': 'រកមិនឃើញផលិតផល',
  'Brand not found': 'រកមិនឃើញម៉ាក',
  'Images are required': 'ត្រូវមានរូបភាព',
  'The image could not be stored. Please try again.': 'មិនអាចរក្សាទុករូបភាពបានទេ។ សូមព្យាយាមម្ដងទៀត។',
  'The image could not be deleted. Please try again.': 'មិនអាចលុបរូបភាពបានទេ។ សូមព្យាយាមម្ដងទៀត។',
  'Image not found': 'រកមិនឃើញរូបភាព',
  'This image is still used once': 'រូបភាពនេះកំពុងប្រើម្ដង',
  'The file is too large': 'ឯកសារធំពេក',
  // As long as nobody sets another limit.
  'An upload may have at most 2048 MB with all its files': 'ការបញ្ចូលមួយអាចមានទំហំយ៉ាងធំ 2048 MB រួមទាំងឯកសារទាំងអស់',
  'Image must be one of your library': 'រូបភាពត្រូវជាមួយក្នុងបណ្ណាល័យរបស់អ្នក',
  'Image is required': 'ត្រូវមានរូបភាព',
  'You already have a product of this name, category and brand': 'អ្នកមានផលិតផលដែលមានឈ្មោះ ប្រភេទ និងម៉ាកនេះរួចហើយ',
  'A brand of this name already exists': 'មានម៉ាកឈ្មោះនេះរួចហើយ',
  'The image must be a PNG, JPG, JPEG or WebP picture': 'រូបភាពត្រូវជា PNG, JPG, JPEG ឬ WebP',
  'The image must have at most 5MB and 40 megapixels': 'រូបភាពអាចមានទំហំយ៉ាងធំ 5MB និង 40 មេហ្គាភិចសែល',
  'Somebody else has changed this product meanwhile': 'មានអ្នកផ្សេងបានកែផលិតផលនេះក្នុងពេលនោះ',
  'The price would fall below $0': 'តម្លៃនឹងធ្លាក់ក្រោម $0',
  'The price would rise above $1,000,000': 'តម្លៃនឹងលើស $1,000,000',
  'The change could not be stored. Please try again.': 'មិនអាចរក្សាទុកការកែប្រែបានទេ។ សូមព្យាយាមម្ដងទៀត។',
  'The row could not be stored. Please try again.': 'មិនអាចរក្សាទុកជួរនេះបានទេ។ សូមព្យាយាមម្ដងទៀត។',
  'Upload not found': 'រកមិនឃើញការបញ្ចូល',
  'The CSV file must have its cells parted by commas': 'ឯកសារ CSV ត្រូវញែកក្រឡាដោយសញ្ញាក្បៀស',
  'This upload was undone': 'ការបញ្ចូលនេះត្រូវបានត្រឡប់វិញ',
  'Only an upload that is done can be undone': 'អាចត្រឡប់វិញបានតែការបញ្ចូលដែលរួចរាល់ប៉ុណ្ណោះ',
  'This brand still has 1 product': 'ម៉ាកនេះនៅមានផលិតផល 1',
  ...forEachNumber(200, (count) => [
    `This brand still has ${count + 1} products`,
    `ម៉ាកនេះនៅមានផលិតផល ${count + 1}`,
  ]),

  'Order not found': 'រកមិនឃើញការបញ្ជាទិញទេ',
  'The total of your order has changed. Please check it again.':
    'តម្លៃសរុបនៃការបញ្ជាទិញរបស់អ្នកបានផ្លាស់ប្ដូរ។ សូមពិនិត្យម្ដងទៀត។',
  'This order has not been paid.': 'ការបញ្ជាទិញនេះមិនទាន់បានទូទាត់ទេ។',
  'This order is already paid.': 'ការបញ្ជាទិញនេះបានទូទាត់រួចហើយ។',
  'The time to pay for this order has run out.': 'អស់ពេលសម្រាប់ទូទាត់ការបញ្ជាទិញនេះហើយ។',
  'This order was cancelled.': 'ការបញ្ជាទិញនេះត្រូវបានបោះបង់។',
  'This order was refunded.': 'ការបញ្ជាទិញនេះត្រូវបានសងប្រាក់វិញ។',
  'This order has already been shipped.': 'ការបញ្ជាទិញនេះត្រូវបានដឹកជញ្ជូនចេញហើយ។',
  'The report could not be made. Please try again.': 'មិនអាចបង្កើតរបាយការណ៍បានទេ។ សូមព្យាយាមម្ដងទៀត។',
  'A report has at most 100000 rows. Please choose fewer days.':
    'របាយការណ៍មួយមានយ៉ាងច្រើន 100000 ជួរ។ សូមជ្រើសរើសថ្ងៃតិចជាងនេះ។',
  'At most 5 reports of yours can wait at a time.': 'របាយការណ៍របស់អ្នកអាចរង់ចាំបានយ៉ាងច្រើន 5 ក្នុងពេលតែមួយ។',

  'This part of the shop is not available right now. Please try again.':
    'ផ្នែកនេះនៃហាងមិនអាចប្រើបាននៅពេលនេះទេ។ សូមព្យាយាមម្ដងទៀត។',
  'Something went wrong on our side. Please try again.': 'មានបញ្ហានៅខាងយើង។ សូមព្យាយាមម្ដងទៀត។',
  'This request came from another site and was refused.': 'សំណើនេះមកពីគេហទំព័រផ្សេង ហើយត្រូវបានបដិសេធ។',
  'What was sent is too large.': 'អ្វីដែលបានផ្ញើមានទំហំធំពេក។',
  'The text holds a character that cannot be kept.': 'អត្ថបទមានតួអក្សរដែលមិនអាចរក្សាទុកបាន។',
  'The request was refused.': 'សំណើត្រូវបានបដិសេធ។',
  'The request could not be read.': 'មិនអាចអានសំណើបានទេ។',
  'There is nothing here.': 'គ្មានអ្វីនៅទីនេះទេ។',

  ...forEachNumber(60, (count) => [
    `Please wait ${count} seconds before asking for another code.`,
    `សូមរង់ចាំ ${count} វិនាទី មុនពេលស្នើសុំលេខកូដម្ដងទៀត។`,
  ]),
  ...forEachNumber(90, (count) => [
    `Too many attempts. Please try again in ${count} seconds.`,
    `ព្យាយាមច្រើនដងពេក។ សូមព្យាយាមម្ដងទៀតក្នុង ${count} វិនាទី។`,
  ]),
  ...forEachNumber(60, (count) => [
    `Too many attempts. Please try again in ${count} minutes.`,
    `ព្យាយាមច្រើនដងពេក។ សូមព្យាយាមម្ដងទៀតក្នុង ${count} នាទី។`,
  ]),
  'Thank you! Your review will be shown once it is approved.':
    'សូមអរគុណ! ការវាយតម្លៃរបស់អ្នកនឹងបង្ហាញនៅពេលត្រូវបានអនុម័ត។',
  'Your review stays as it is.': 'ការវាយតម្លៃរបស់អ្នកនៅដដែល។',
  'A former customer': 'អតិថិជនចាស់',
  'You cannot review your own product': 'អ្នកមិនអាចវាយតម្លៃផលិតផលរបស់ខ្លួនឯងបានទេ',
  'You cannot approve, hide or answer your own review': 'អ្នកមិនអាចអនុម័ត លាក់ ឬឆ្លើយតបការវាយតម្លៃរបស់ខ្លួនឯងបានទេ',
  'Only customers who bought this product can review it': 'មានតែអតិថិជនដែលបានទិញផលិតផលនេះប៉ុណ្ណោះអាចវាយតម្លៃវាបាន',
};
