import type { FaultText } from '../fault-texts';
import { listed } from './lists';

const FORMATS: Record<string, string> = {
  email: 'អាសយដ្ឋានអ៊ីមែលត្រូវតែត្រឹមត្រូវ',
  phone: '{field}ត្រូវជាលេខទូរស័ព្ទ ដូចជា 012 345 678',
  telegram: '{field}ត្រូវជាឈ្មោះលើ Telegram ដូចជា @mekong_gear',
  colour: '{field}ត្រូវជាពណ៌ ដូចជា #0e4a54',
  messenger: '{field}ត្រូវជាឈ្មោះលើ Messenger ដូចជា mekong.gear',
  uuid: '{field}ត្រូវជាលេខសម្គាល់',
  url: '{field}ត្រូវជាអាសយដ្ឋានគេហទំព័រ',
  date: '{field}ត្រូវជាថ្ងៃ',
  month: '{field}ត្រូវជាខែ ដូចជា 2026-01',
  datetime: '{field}ត្រូវជាថ្ងៃ និងម៉ោង',
};

const KINDS: Record<string, string> = {
  int: 'ចំនួនគត់',
  number: 'លេខ',
  string: 'អត្ថបទ',
  boolean: ' yes ឬ no',
  array: 'បញ្ជី',
};

const texts = (param: unknown): string[] => (Array.isArray(param) ? param.map(String) : []);

function foreignColumns(columns: unknown, theirs: unknown, ours: unknown, found: unknown): string {
  const guesses = texts(theirs).map((name, place) => `“${name}” ប្រហែលជា ${texts(ours)[place]}`);
  const names = texts(found).map((name) => `“${name}”`);
  const seen = guesses.length > 0 ? guesses.join(', ') : `មាន ${names.join(', ')}`;
  return `មានតែឈ្មោះជួរឈរទេដែលជារបស់កម្មវិធីផ្សេង៖ គ្មានជួរឈរ ${texts(columns).join(', ')}។ ${seen}។ សូមដាក់ឈ្មោះជួរឈររបស់យើងក្នុងជួរទីមួយ`;
}

/** The faults of fields and rows, and the reasons of failures. */
export const faults: Record<string, FaultText> = {
  ALERT_UNCLEAR: '“{value}” មិនមែនជាសារនៃការទូទាត់ទេ។ សូមបិទភ្ជាប់សារទាំងមូលរបស់ធនាគារ',
  AMOUNT_UNCLEAR: '“{value}” មិនមែនជាចំនួនប្រាក់ច្បាស់លាស់ទេ។ សូមសរសេរវាដូចជា {example}',
  CODE_A_DATE: '{field} {value} ជាកាលបរិច្ឆេទដែលសៀវភៅបញ្ជីបានប្ដូរ។ សូមសរសេរលេខកូដម្ដងទៀត (ក្នុងសៀវភៅបញ្ជី ជាអត្ថបទ)',
  CODE_GROUPED: '{field} {value} មានលេខញែកជាក្រុមរាប់ពាន់ ដូចសៀវភៅបញ្ជីបង្ហាញលេខ។ សូមសរសេរវាដោយមិនញែក',
  CODE_SHORTENED: '{field} {value} ជាលេខដែលត្រូវបានបង្រួម។ សូមសរសេរវាទាំងស្រុង (ក្នុងសៀវភៅបញ្ជី ជាអត្ថបទ)',
  CODE_TAKEN: ({ name }, { label }) =>
    typeof name === 'string' ? `${label}នេះជារបស់ ${name} រួចហើយ` : `${label}នេះជារបស់ផលិតផលផ្សេងរបស់អ្នករួចហើយ`,
  CODE_TWICE: 'ជួរ {row} មាន{field}នេះរួចហើយ',
  CODE_WITHOUT_VALUE: '{field} {value} គឺជាអ្វីដែលសៀវភៅបញ្ជីបង្ហាញនៅពេលគ្មានតម្លៃ។ សូមសរសេរវាម្ដងទៀត',
  CONTRADICTION: '{name} និង {alias} មិនដូចគ្នា',
  CSV_COLUMNS_FOREIGN: ({ columns, theirs, ours, found }) => foreignColumns(columns, theirs, ours, found),
  CSV_COLUMNS_MISSING: ({ columns }) => listed(columns, (names) => `ឯកសារ CSV គ្មានជួរឈរ ${names}`),
  CSV_COLUMN_TWICE: 'ឯកសារ CSV មានជួរឈរ {column} លើសពីម្ដង',
  XLSX_UNREADABLE: 'មិនអាចអានសៀវភៅការងារនេះបានទេ។ សូមរក្សាទុកសន្លឹកជា “CSV UTF-8”',
  XML_UNREADABLE: 'មិនអាចអានឯកសារ XML នេះជាបញ្ជីផលិតផលបានទេ',
  CSV_EMPTY: 'ឯកសារ CSV នៅទទេ',
  CSV_NOT_UTF8: 'ឯកសារ CSV ត្រូវជាអត្ថបទ UTF-8។ សូមរក្សាទុកវាជា “CSV UTF-8”',
  CSV_NO_COMMAS: 'ឯកសារ CSV ត្រូវញែកក្រឡាដោយសញ្ញាក្បៀស',
  CSV_ROW_TOO_LONG: 'ជួរ {row} មានក្រឡាលើសពី {most}',
  CSV_ROW_UNENDING: 'ជួរ {row} វែងពេក ឬសញ្ញាសម្រង់ក្នុងជួរនេះមិនបានបិទ',
  CSV_TOO_MANY_COLUMNS: 'ឯកសារ CSV មានជួរឈរលើសពី {most}',
  CSV_TOO_MANY_ROWS: 'ឯកសារ CSV មានជួរលើសពី {most}',
  CURRENCY_UNCLEAR: 'មិនបានប្រាប់ថាជារូបិយប័ណ្ណអ្វីទេ។ សូមជ្រើសដុល្លារ ឬរៀល',
  DATE_UNCLEAR: '“{value}” មិនមែនជាថ្ងៃដែលកន្លងមកទេ។ សូមសរសេរវាដូចជា 2026-01-31 10:15',
  DAY_TO_COME: '{field}យ៉ាងយូរត្រូវជាថ្ងៃស្អែក',
  EITHER_OFF: 'សូមបញ្ចូលភាគរយ ឬចំនួនទឹកប្រាក់ មិនមែនទាំងពីរទេ',
  EACH_LINE_ONCE: '{field}ត្រូវរៀបរាប់មុខទំនិញនីមួយៗម្ដង ដោយមិនលើសពីចំនួនដែលប្រគល់មកវិញ',
  EITHER_STOCK: 'អាចបញ្ចូលបានតែស្តុក ឬចំនួនបន្ថែម មិនមែនទាំងពីរទេ',
  ENDS_BEFORE_START: 'ថ្ងៃចុងក្រោយមិនត្រូវមុនថ្ងៃដំបូងទេ',
  ENDS_TOO_EARLY: 'ពេលបញ្ចប់ត្រូវនៅក្រោយពេលចាប់ផ្ដើម និងនៅពេលអនាគត',
  FILES_REQUIRED: 'សូមជ្រើសទាំងឯកសារ CSV និងរូបភាព!',
  HISTORY_INCOMPLETE: 'គ្មានជួរណាមួយនៃការបញ្ជាទិញនេះមានចំនួនសរុបទេ។ សូមនាំចេញវាម្ដងទៀត',
  HISTORY_NO_CONTACT: 'អតិថិជននេះគ្មានទាំងអ៊ីមែល និងលេខទូរស័ព្ទ',
  HISTORY_NO_NUMBER: 'ជួរនេះគ្មានលេខការបញ្ជាទិញទេ',
  HISTORY_OF_PRODUCTS: 'នេះជាឯកសារផលិតផល។ សូមប្រើវានៅ “បញ្ចូលជាបាច់”',
  HISTORY_TOO_MANY_ITEMS: 'ការបញ្ជាទិញនេះមានជាង {most} បន្ទាត់',
  HISTORY_TWICE: 'ជួរ {row} មានដូចគ្នារួចហើយ',
  HISTORY_UNKNOWN:
    'ឯកសារនេះមិនមែនជាការបញ្ជាទិញ ឬអតិថិជនដែលនាំចេញពី Shopify ឬ WooCommerce ទេ។ ជួរឈររបស់វាមាន៖ {columns}',
  HOLDS_ADDRESS: '{field}មិនអាចមានអាសយដ្ឋានគេហទំព័រទេ',
  IMAGES_SEVERAL: 'ជួរមួយអាចមានរូបភាពមួយ ហើយជួរនេះមាន {count}៖ {name}។ អាចបន្ថែមរូបភាពទៀតទៅផលិតផលនៅពេលក្រោយ',
  IMAGE_IN_FOLDERS: 'ជួរនានាមាន {name} ក្នុងថតច្រើន។ សូមជ្រើសថតទាំងនោះ ឬដាក់ឈ្មោះផ្សេងឱ្យរូបភាពនីមួយៗ',
  IMAGE_NAMED_TWICE: 'មានរូបភាពពីរឈ្មោះ {name}',
  IMAGE_ON_WEB: 'រូបភាពមិនស្គាល់៖ {name}។ សូមរក្សាទុកវាក្នុងកុំព្យូទ័ររបស់អ្នក ហើយជ្រើសវាជាមួយឯកសារ',
  INVALID: '{field}មិនត្រឹមត្រូវ',
  ITEM_WITHOUT_PRODUCT: ({ items }) => listed(items, (places) => `មុខទំនិញទី ${places} ក្នុងកន្ត្រកគ្មានផលិតផលទេ`),
  LETTERS_LOST: '{field}មានសញ្ញាសួរជំនួសអក្សរ។ សូមរក្សាទុកឯកសារជា “CSV UTF-8”',
  LETTERS_MISREAD: '{field}មានអក្សរដែលត្រូវបានអានខុសប្រភេទអក្សរ។ សូមរក្សាទុកឯកសារជា “CSV UTF-8”',
  MAIL_ADDRESS_REFUSED: 'ម៉ាស៊ីនមេអ៊ីមែលមិនទទួលអាសយដ្ឋាននេះទេ៖ {detail}',
  MAIL_NOT_SENT: 'មិនអាចផ្ញើអ៊ីមែលនេះបានទេ៖ {detail}',
  MAIL_REFUSED: 'ម៉ាស៊ីនមេអ៊ីមែលបានបដិសេធអ៊ីមែលនេះ៖ {detail}',
  MAIL_SERVER_BUSY: 'ម៉ាស៊ីនមេអ៊ីមែលមិនអាចទទួលអ៊ីមែលនេះនៅពេលនេះទេ៖ {detail}',
  MAIL_SERVER_LOGIN_REFUSED: 'ម៉ាស៊ីនមេអ៊ីមែលមិនទទួលការចូលគណនីរបស់ហាងទេ៖ {detail}',
  MAIL_SERVER_TIMED_OUT: 'ម៉ាស៊ីនមេអ៊ីមែលមិនបានឆ្លើយតបទាន់ពេលទេ៖ {detail}',
  MAIL_SERVER_UNREACHABLE: 'មិនអាចភ្ជាប់ទៅម៉ាស៊ីនមេអ៊ីមែលបានទេ៖ {detail}',
  NAMED_TWICE: 'ឈ្មោះនីមួយៗត្រូវមានតែម្ដងក្នុងបញ្ជី',
  NOTHING_TO_ADD: '{field}មិនអាចជា 0 ទេ',
  NOTHING_TO_CHANGE: 'ត្រូវបញ្ចូលស្ថានភាព អ្នកដឹកជញ្ជូន ឬលេខតាមដាន',
  NOT_AS_COUNTED: 'ការរាប់ខុសពីបញ្ជី។ សូមពន្យល់ហេតុអ្វី',
  NOT_BOTH: 'មិនអាចផ្ដល់ទាំងពីរក្នុងពេលតែមួយបានទេ',
  NOT_ABOVE_PRICE: '{field} ${before} ត្រូវខ្ពស់ជាងតម្លៃ ${price}។ សូមដំឡើងវា ឬសរសេរ 0 បើគ្មាន',
  NOT_A_HOST: '“{host}” មិនមែនជាឈ្មោះម៉ាស៊ីនទេ ដូចជា cdn.example.com ឬ *.example.com',
  NOT_A_TIN: '{field}ត្រូវមានអក្សរ K, L, E ឬ B លេខ 3 ខ្ទង់ សញ្ញា - និងលេខ 9 ខ្ទង់ ដូចជា K001-901234567',
  NOT_A_TRACKING_LINK: (_, { label }) => `${label}ត្រូវចាប់ផ្ដើមដោយ https:// និងមាន {number} ម្ដង បន្ទាប់ពីឈ្មោះគេហទំព័រ`,
  NOT_DELETED: 'មិនអាចលុបបានទេ។ សូមព្យាយាមម្ដងទៀត។',
  NOT_A_PROMO_CODE: 'កូដត្រូវមានអក្សរ A ដល់ Z លេខ ឬសញ្ញា - ពី 3 ទៅ 24 តួ',
  NOT_A_MAP_LINK: '{field}ត្រូវជាតំណពី Google Maps, Apple Maps ឬ OpenStreetMap ឬរយៈទទឹង និងរយៈបណ្តោយ',
  FREE_AT_THE_SHOP: '{field}ត្រូវជា 0 ពេលអតិថិជនមកយកនៅហាង',
  NOT_FOR_THIS_KIND: '{field}មិនប្រើសម្រាប់កូដប្រភេទនេះទេ',
  NOT_IN_LIBRARY: 'រូបភាពត្រូវជាមួយក្នុងបណ្ណាល័យរបស់អ្នក',
  NOT_ONE_LINE: '{field}ត្រូវតែជាបន្ទាត់តែមួយ ដោយគ្មានតួអក្សរបញ្ជា',
  LOW_CONTRAST: ({ on, is, needs }, { label }) => {
    if (typeof is !== 'number' || typeof needs !== 'number') return null;
    const why = on === 'brand' ? 'ជិតពណ៌ម៉ាកពេក៖ ប៊ូតុងលើពណ៌នោះ' : 'ភ្លឺពេក៖ អក្សរពណ៌សលើវា';
    return `${label}${why}មានកម្រិតពណ៌ផ្ទុយ ${is} តែត្រូវការ ${needs}`;
  },
  NOT_SEARCHABLE: '{field}ត្រូវមានអក្សរ ឬលេខ',
  NOT_STORED: 'មិនអាចរក្សាទុកបានទេ។ សូមព្យាយាមម្ដងទៀត។',
  NO_SUCH_CHOICE: ({ choices, value }, { label }) => {
    const found = typeof value === 'string' ? ` មិនមែន “${value}” ទេ` : '';
    return listed(choices, (names) => `${label}ត្រូវជាមួយក្នុងចំណោម ${names}${found}`);
  },
  NO_SUCH_PRODUCT: 'អ្នកលក់លែងមានផលិតផលនេះហើយ',
  NO_SUCH_YEAR: '{field}ត្រូវនៅចន្លោះឆ្នាំ {least} និង {most}',
  NUMBER_UNCLEAR: '{field}អាចជា {plain} ឬ {other}៖ វាសរសេរ “{value}”។ សូមសរសេរវាដោយគ្មានសញ្ញាចុចរវាងខ្ទង់ពាន់',
  OTHER_SELLER: 'ផលិតផលនេះជារបស់អ្នកលក់ផ្សេង',
  PRICE_IN_RIEL: '{field} “{value}” គិតជារៀល (KHR)។ សូមសរសេរជាដុល្លារ (USD)',
  PRICE_LIKE_RIEL: '{field} {value} ហាក់ដូចជារៀល (KHR)។ តម្លៃគិតជាដុល្លារ (USD)៖ សូមសរសេរ ${number} បើចង់មានន័យដូច្នេះ',
  RANGE_TOO_LONG: 'អាចជ្រើសបានច្រើនបំផុត {days} ថ្ងៃ',
  REPORT_NOT_MADE: 'មិនអាចបង្កើតរបាយការណ៍បានទេ។ សូមព្យាយាមម្ដងទៀត។',
  REPORT_TOO_MANY_ROWS: 'របាយការណ៍មួយអាចមានយ៉ាងច្រើន {most} ជួរ។ សូមជ្រើសរយៈពេលខ្លីជាងនេះ។',
  REQUIRED: (_, { name, label }) => (/^images?$/.test(name) ? `ត្រូវមាន${label}` : `ត្រូវបញ្ចូល${label}`),
  ROW_A_SUM: '“{name}” ជាផលបូក មិនមែនផលិតផលទេ៖ ជួរនេះមិនធ្វើអ្វីទេ',
  ROW_NOT_CSV: 'មិនអាចអានជួរនេះជា CSV បានទេ៖ សូមសរសេរសញ្ញា " ក្នុងអត្ថបទពីរដង ឬលុបវាចេញ',
  ROW_QUOTE_OPEN: ({ row, rows }) => {
    if (typeof row !== 'number') return null;
    const taken = Number(rows) > 0 ? ` ហើយបានយក ${Number(rows)} ជួរទៀតចូលក្នុងក្រឡារបស់វា` : '';
    return `សញ្ញាសម្រង់ដែលបើកក្នុងជួរ ${row} មិនបានបិទ${taken}។ សូមបិទ ឬលុបវា`;
  },
  ROW_TOO_LONG: 'ជួរនេះមានក្រឡាច្រើនជាងក្បាលតារាង',
  ROW_TWICE: 'ជួរ {row} មានផលិតផលនេះរួចហើយ',
  ROW_VARIANT: 'ជួរ {row} មានផលិតផលនេះរួចហើយ ពណ៌ {colour}។ សូមដាក់ឈ្មោះផ្សេងឱ្យពណ៌នីមួយៗ',
  SAME_BRAND: 'ត្រូវជ្រើសម៉ាកផ្សេង',
  SERIAL_TAKEN: 'ផលិតផល {name} គ្រឿងទី {piece}៖ លេខស៊េរី {serial} មាននៅក្នុងការបញ្ជាទិញ {order} រួចហើយ',
  SERIAL_TWICE: 'ផលិតផល {name} គ្រឿងទី {piece}៖ លេខស៊េរី {serial} ត្រូវបានបញ្ចូលពីរដង',
  TEXT_WITHOUT_VALUE: '{field} “{value}” គឺជាអ្វីដែលសៀវភៅបញ្ជីបង្ហាញនៅពេលគ្មានតម្លៃ។ សូមសរសេរអត្ថបទម្ដងទៀត',
  TOO_BIG: '{field}មិនអាចលើសពី {most} ទេ',
  TOO_FEW: '{field}មិនអាចនៅទទេបានទេ',
  TOO_FEW_LEFT: 'នៅសល់តែ {left} ប៉ុណ្ណោះ',
  TOO_FEW_WORDS: 'ត្រូវមានពាក្យយ៉ាងតិចពីរ ឬពាក្យដែលវាមានន័យបន្ថែម',
  TOO_LONG: '{field}អាចមានយ៉ាងច្រើន {most} តួអក្សរ',
  TOO_MANY: '{field}អាចមានយ៉ាងច្រើន {most} ធាតុ',
  TOO_MANY_DECIMALS: '{field}អាចមានខ្ទង់ទសភាគយ៉ាងច្រើន {most}',
  TOO_MANY_FILES: '{field}មិនទទួលឯកសារ ឬទទួលតិចជាងនេះ',
  TOO_MANY_GROUPS: 'អាចមានយ៉ាងច្រើន {most} ក្រុម',
  TOO_MANY_WORDS: 'អាចមានយ៉ាងច្រើន {most} ពាក្យ',
  TOO_MUCH: '{field}ច្រើនពេក',
  TOO_SHORT: '{field}ត្រូវមានយ៉ាងតិច {least} តួអក្សរ',
  TOO_SMALL: '{field}មិនអាចតិចជាង {least} ទេ',
  UNCHANGEABLE: '{field}មិនអាចកែបានទេ',
  UNKNOWN_CURRENCY: '“{value}” មិនមែនជារូបិយប័ណ្ណ ដូចជា USD ទេ',
  UNKNOWN_BRAND: ({ name }) =>
    typeof name === 'string' ? `ម៉ាកមិនស្គាល់៖ ${name}` : 'ម៉ាកត្រូវជាមួយក្នុងចំណោមម៉ាករបស់ហាង',
  UNKNOWN_IMAGE: 'រូបភាពមិនស្គាល់៖ {name}',
  UNKNOWN_SKU: 'គ្មានផលិតផលរបស់អ្នកមាន SKU {sku} ទេ',
  UNSTORABLE: '{field}មានតួអក្សរដែលមិនអាចរក្សាទុកបាន',
  VARIANTS_TOGETHER: '{variants} មានតម្លៃ និងស្តុកតែមួយក្នុងឯកសារ ដូច្នេះវានៅជាផលិតផលតែមួយ',
  WEB_ADDRESS_ODD: 'អាសយដ្ឋានរូបភាពនៅ {host} មានពាក្យសម្ងាត់ ឬលេខច្រកផ្ទាល់ខ្លួន',
  WEB_ADDRESS_PRIVATE: '{host} ស្ថិតក្នុងបណ្ដាញឯកជន ដែលមិនទាញយករូបភាពពីទីនោះទេ',
  WEB_HOST_A_NUMBER:
    'រូបភាពត្រូវបានទាញយកពីម៉ាស៊ីនដែលមានឈ្មោះប៉ុណ្ណោះ មិនមែនពី {host} ទេ។ សូមរក្សាទុករូបភាពក្នុងកុំព្យូទ័រ ហើយជ្រើសវាជាមួយឯកសារ',
  WEB_HOST_NOT_ALLOWED:
    'មិនទាញយករូបភាពពី {host} ទេ។ សូមឱ្យអ្នកគ្រប់គ្រងអនុញ្ញាត {host} ឬរក្សាទុករូបភាពក្នុងកុំព្យូទ័រ ហើយជ្រើសវាជាមួយឯកសារ',
  WEB_IMAGES_TOO_MANY: 'ឯកសារមានអាសយដ្ឋានរូបភាពលើសពី {most}។ សូមចែកវាជាច្រើន',
  WEB_IMAGE_MISSING: '{host} គ្មានរូបភាពនេះទេ (វាឆ្លើយ {status})',
  WEB_IMAGE_REDIRECTED: '{host} បញ្ជូនពីអាសយដ្ឋានមួយទៅមួយទៀតមិនចេះចប់',
  WEB_IMAGE_TOO_LARGE: 'រូបភាពនៅ {host} លើសពី {most} MB។ សូមរក្សាទុកវាឱ្យតូចជាងនេះ ហើយជ្រើសវាជាមួយឯកសារ',
  WEB_IMAGE_UNREACHABLE: 'មិនអាចភ្ជាប់ទៅ {host} បានទេ ឬវាយូរពេក។ សូមព្យាយាមម្ដងទៀត',
  WEB_NOT_HTTPS: 'រូបភាពរបស់ {host} ត្រូវបានទាញយកតាម https ប៉ុណ្ណោះ។ សូមកែអាសយដ្ឋាន ឬឱ្យអ្នកគ្រប់គ្រងអនុញ្ញាត http://{host}',
  WEB_NO_IMAGE: 'អ្វីដែល {host} ផ្ញើមកមិនមែនជារូបភាពទេ',
  WORD_TAKEN: '“{word}” មានក្នុងក្រុមនៃពាក្យ “{group}” រួចហើយ',
  WRONG_FORMAT: ({ format }, { name, label }) => {
    if (name === 'code') return 'លេខកូដត្រូវមាន 6 ខ្ទង់';
    return (FORMATS[String(format)] ?? '{field}មានទម្រង់មិនត្រឹមត្រូវ').replace('{field}', label);
  },
  WRONG_KIND: ({ kind, value }, { label }) => {
    const wanted = KINDS[String(kind)];
    const found = typeof value === 'string' ? ` មិនមែន “${value}” ទេ` : '';
    return wanted ? `${label}ត្រូវជា${wanted}${found}` : `${label}មានប្រភេទមិនត្រឹមត្រូវ`;
  },
  ZEROS_LOST: '{field} {value} បាត់លេខសូន្យរបស់ {whole}។ សូមកំណត់ជួរឈរនេះជាអត្ថបទ ហើយសរសេរវាម្ដងទៀត',
};
