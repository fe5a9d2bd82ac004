import { formatMoment } from '../../dates';
import { formatMoney } from '../../money';
import type { FaultParams, FaultText } from '../fault-texts';
import { listed, wordEach } from './lists';
import { orders } from './orders';
import { promoProblems } from './promo-problems';
import { returnProblems } from './return-problems';
import { checkoutProblems } from './checkout-problems';
import { THINGS } from './things';

const REFUSED = 'សំណើត្រូវបានបដិសេធ។';

const WHY_TOUCHED: Record<string, string> = {
  sold: 'បានលក់ ឬកំពុងរក្សាទុកក្នុងការបញ្ជាទិញ',
  edited: 'បានកែក្រោយមក',
};

const thing = ({ what }: FaultParams): string | undefined =>
  (THINGS as Readonly<Record<string, string>>)[String(what).toLowerCase()];

/** A sentence around the status of an order. */
const withStatus =
  (sentence: (now: string) => string) =>
  ({ status }: FaultParams): string | null => {
    const now = orders[status as keyof typeof orders];
    return now ? sentence(now) : null;
  };

/** A text that ends with an amount of dollars. */
const upTo = (limit: unknown, sentence: string): string | null =>
  typeof limit === 'number' ? `${sentence} $${limit.toLocaleString('en-US')}` : null;

/** The problems with which the server refuses calls. */
export const problems: Record<string, FaultText> = {
  ACCOUNT_BLOCKED: 'គណនីនេះត្រូវបានបិទ។ សូមទាក់ទងហាង។',
  ALREADY_DONE: 'នេះបានធ្វើរួចហើយ។ សូមផ្ទុកទំព័រម្ដងទៀត ដើម្បីមើល។',
  ALREADY_PACKED: ({ name, at }) =>
    typeof name === 'string' && typeof at === 'string'
      ? `${name} បានវេចខ្ចប់នេះរួចហើយ នៅ ${formatMoment(at, 'km')}។`
      : null,
  'ALREADY_PACKED.order': 'ការបញ្ជាទិញរបស់អ្នកបានវេចខ្ចប់រួចហើយ។ សូមសរសេរមកយើង យើងនឹងកែវាមុនពេលដឹកចេញ។',
  ALREADY_SHIPPED: 'ការបញ្ជាទិញនេះត្រូវបានដឹកជញ្ជូនចេញហើយ។',
  'ALREADY_SHIPPED.by': ({ name, at }) =>
    typeof name === 'string' && typeof at === 'string'
      ? `${name} បានដឹកជញ្ជូនការបញ្ជាទិញនេះរួចហើយ នៅ ${formatMoment(at, 'km')}។`
      : null,
  ALREADY_VERIFIED: 'អ៊ីមែលនេះបានផ្ទៀងផ្ទាត់រួចហើយ',
  ANOTHER_PERSON_NEEDED: 'ចំនួននេះត្រូវការមនុស្សពីរនាក់។ សូមឱ្យអ្នកគ្រប់គ្រងម្នាក់ទៀតបញ្ជាក់។',
  'BATCH_NOT_READY.images': 'រូបភាព {waiting} កំពុងត្រូវបានទាញយក។ សូមរង់ចាំបន្តិច ហើយបញ្ចូលម្ដងទៀត',
  'BATCH_NOT_READY.not_done': 'អាចត្រឡប់វិញបានតែការបញ្ចូលដែលរួចរាល់ប៉ុណ្ណោះ',
  'BATCH_NOT_READY.undone': 'ការបញ្ចូលនេះត្រូវបានត្រឡប់វិញ',
  PRICE_LIST_CHANGED: 'មានអ្វីមួយបានផ្លាស់ប្ដូរតាំងពីអ្នកមើលបញ្ជីនេះ។ សូមមើលវាម្ដងទៀត រួចរក្សាទុក',
  PRICE_LIST_TAKEN: 'បញ្ជីនេះត្រូវបានរក្សាទុករួចហើយ។ ចំនួនរបស់វានឹងត្រូវបន្ថែមទៅស្តុកម្ដងទៀត',
  BATCH_TOUCHED: ({ products, more }) =>
    listed(
      wordEach(products, (name, { reason }) => `${name} (${WHY_TOUCHED[String(reason)] ?? '-'})`),
      (names) => `មិនអាចត្រឡប់ការបញ្ចូលនេះវិញបានទេ ដោយសារ៖ ${names}`,
      more,
    ),
  BRAND_EXISTS: 'មានម៉ាកឈ្មោះនេះរួចហើយ',
  BRAND_IN_USE: 'ម៉ាកនេះនៅមានផលិតផល {products}',
  CAME_BACK: 'ក្រុមហ៊ុនដឹកបានយកការបញ្ជាទិញនេះត្រឡប់មកវិញ។ សូមផ្ញើវាម្ដងទៀតជាមុនសិន។',
  CASH_DOES_NOT_ADD_UP: ({ asked_cents: cents, asked_khr: riel, difference_khr: difference }) =>
    typeof cents === 'number' && typeof riel === 'number' && typeof difference === 'number'
      ? `ត្រូវទទួល $${(cents / 100).toFixed(2)} ឬ ${riel.toLocaleString('en-US')} ៛។ ប្រាក់ដែលបានទទួលខុសគ្នា ${difference.toLocaleString('en-US')} ៛។`
      : null,
  CASH_IS_ELSEWHERE: 'ប្រាក់នៃការបញ្ជាទិញនេះមិននៅជាមួយអ្នកដឹកជញ្ជូននេះទេ។',
  CASH_IS_IN: 'ប្រាក់នៃការបញ្ជាទិញនេះបានប្រគល់ចូលហាងរួចហើយ។',
  CONFIRM_BY_PHONE_FIRST: 'ការបញ្ជាទិញនេះបង់ជាសាច់ប្រាក់នៅមាត់ទ្វារ។ សូមទូរស័ព្ទបញ្ជាក់ជាមុនសិន។',
  CONFIRM_PASSWORD: 'សូមបញ្ជាក់ពាក្យសម្ងាត់របស់អ្នកជាមុនសិន។',
  CONFLICT: REFUSED,
  DAMAGED_IMAGE: 'រូបភាពនេះខូច។ សូមរក្សាទុកវាម្ដងទៀត',
  DAY_IS_CLOSED: 'បញ្ជីថ្ងៃទី {day} បានបិទរួចហើយ។',
  EARLIER_DAY_OPEN: 'សូមបិទបញ្ជីថ្ងៃទី {day} ជាមុនសិន៖ ថ្ងៃត្រូវបិទតាមលំដាប់។',
  EMAIL_NOT_VERIFIED: 'សូមផ្ទៀងផ្ទាត់អ៊ីមែលរបស់អ្នកជាមុនសិន។',
  EMAIL_TAKEN: 'មានគណនីប្រើអ៊ីមែលនេះរួចហើយ',
  'FORBIDDEN.flag': 'មានតែអ្នកគ្រប់គ្រងទេដែលលាក់ការវាយតម្លៃ។ សូមដាក់ទង់ នោះពួកគេនឹងពិនិត្យ។',
  'FORBIDDEN.refund': 'មានតែអ្នកគ្រប់គ្រងទេដែលសងប្រាក់វិញ។',
  'FORBIDDEN.shop_ships': 'ហាងជាអ្នកដឹកជញ្ជូនការបញ្ជាទិញរបស់ខ្លួន។',
  FORBIDDEN: 'អ្នកមិនត្រូវបានអនុញ្ញាតឱ្យធ្វើបែបនេះទេ។',
  FOREIGN_HOST: 'ហាងនេះមិនត្រូវបានបើកក្រោមឈ្មោះនេះទេ។',
  FOREIGN_ORIGIN: 'សំណើនេះមកពីគេហទំព័រផ្សេង ហើយត្រូវបានបដិសេធ។',
  IDEMPOTENCY_KEY_REUSED: 'Idempotency-Key នេះបានប្រើសម្រាប់ការបញ្ជាទិញផ្សេងហើយ។',
  'IDEMPOTENCY_KEY_REUSED.refund': 'Idempotency-Key នេះបានប្រើសម្រាប់ការសងប្រាក់ផ្សេងហើយ។',
  'IDEMPOTENCY_KEY_REUSED.request': 'Idempotency-Key នេះបានប្រើសម្រាប់សំណើផ្សេងហើយ។',
  IMAGE_IN_USE: ({ times }) => {
    if (typeof times !== 'number') return null;
    return times === 1 ? 'រូបភាពនេះកំពុងប្រើម្ដង' : `រូបភាពនេះកំពុងប្រើ ${times} ដង`;
  },
  'IMAGE_QUOTA_REACHED.images': 'អ្នកមានរូបភាព {used} ក្នុងចំណោម {most} ហើយ។ សូមលុបរូបភាពខ្លះដែលអ្នកលែងប្រើ',
  'IMAGE_QUOTA_REACHED.megabytes':
    'រូបភាពរបស់អ្នកមានទំហំ {used} MB ក្នុងចំណោម {most} MB ហើយ។ សូមលុបរូបភាពខ្លះដែលអ្នកលែងប្រើ',
  IMAGE_TOO_COMPLEX: 'រូបភាពនេះត្រូវការពេលអានយូរពេក។ សូមរក្សាទុកវាជា PNG ឬ JPG ម្ដងទៀត',
  'IMAGE_TOO_LARGE.file': 'រូបភាពមានទំហំ {is} MB ដែលលើស {limit} MB។ សូមរក្សាទុកវាឱ្យតូចជាងនេះ',
  'IMAGE_TOO_LARGE.memory':
    'ការអានរូបភាពនេះត្រូវការអង្គចងចាំ {is} MB ដែលលើស {limit} MB។ សូមរក្សាទុកវាឱ្យតូចជាងនេះ ឬជា JPEG ធម្មតា',
  'IMAGE_TOO_LARGE.pixels': 'រូបភាពមាន {is} មេហ្គាភិចសែល ដែលលើស {limit} មេហ្គាភិចសែល។ សូមរក្សាទុកវាឱ្យតូចជាងនេះ',
  'IMAGE_TOO_LARGE.side': 'រូបភាពវែង {is} px ដែលលើស {limit} px។ សូមកាត់វា ឬរក្សាទុកឱ្យតូចជាងនេះ',
  IMAGE_USED_ELSEWHERE: ({ names, more }) =>
    listed(names, (all) => `រូបភាពនេះក៏កំពុងប្រើដោយអ្នកផ្សេងដែរ៖ ${all}`, more),
  INTERNAL: 'មានបញ្ហានៅខាងយើង។ សូមព្យាយាមម្ដងទៀត។',
  INVALID_CODE: 'លេខកូដផ្ទៀងផ្ទាត់មិនត្រឹមត្រូវ ឬផុតកំណត់',
  'INVALID_CODE.two_step': 'លេខកូដមិនត្រឹមត្រូវទេ',
  INVALID_INPUT: 'មិនអាចអានសំណើបានទេ។',
  'INVALID_INPUT.form': 'មិនអាចអានទម្រង់បែបបទបានទេ។',
  'INVALID_INPUT.unstorable': 'អត្ថបទមានតួអក្សរដែលមិនអាចរក្សាទុកបាន។',
  'INVALID_PRICE.above': ({ limit }) => upTo(limit, 'តម្លៃនឹងលើស'),
  'INVALID_PRICE.below': ({ limit }) => upTo(limit, 'តម្លៃនឹងធ្លាក់ក្រោម'),
  'INVALID_TOKEN.invitation': 'ការអញ្ជើញនេះបានប្រើរួច ត្រូវបានប្ដូរ ឬដកវិញ ឬហួសពេលហើយ។',
  INVALID_TOKEN: 'តំណកំណត់ពាក្យសម្ងាត់ថ្មីមិនត្រឹមត្រូវ ឬផុតកំណត់',
  COURIER_FEE_TOO_HIGH: ({ most }) =>
    typeof most === 'number' ? `ថ្លៃដឹកនៃការបញ្ជាទិញនេះមិនអាចលើសពី ${formatMoney(most / 100)} ទេ។` : null,
  COURIER_HAS_CASH: 'អ្នកដឹកបានទទួលសាច់ប្រាក់នៃការបញ្ជាទិញនេះហើយ។ សូមសងប្រាក់នេះវិញ។',
  'HAND_OVER_STANDS.day': 'ការប្រគល់អាចមិនយកវិញបានតែក្នុងថ្ងៃដដែលប៉ុណ្ណោះ។',
  'HAND_OVER_STANDS.remitted': 'សាច់ប្រាក់នៃការបញ្ជាទិញនេះបានចូលហាងហើយ។',
  'HAND_OVER_STANDS.return': 'អតិថិជនកំពុងប្រគល់ទំនិញនៃការបញ្ជាទិញនេះមកវិញ។',
  IS_BEING_GIVEN_BACK: 'អ្នកផ្ដល់សេវាទូទាត់កំពុងសងប្រាក់នៃការបញ្ជាទិញនេះវិញ។ សូមរង់ចាំចម្លើយ។',
  GIVEN_BACK_BY_HAND: 'គ្មានអ្នកផ្ដល់សេវាទូទាត់ណាអាចសងប្រាក់នេះវិញបានទេ។ សូមផ្ញើវាក្នុងកម្មវិធីធនាគាររបស់អ្នក។',
  IS_GIVEN_BACK: 'ប្រាក់នេះបានសងវិញរួចហើយ។',
  LAST_ADMIN: 'មិនអាចលុប ឬបន្ថយតួនាទីអ្នកគ្រប់គ្រងចុងក្រោយបានទេ',
  'LAST_ADMIN.block': 'មិនអាចបិទគណនីអ្នកគ្រប់គ្រងចុងក្រោយបានទេ',
  MAIL_HOLDS_SECRET: 'លេខកូដ និងតំណកំណត់ពាក្យសម្ងាត់ មិនត្រូវផ្ញើម្ដងទៀតទេ។ អតិថិជនអាចស្នើសុំថ្មី។',
  MAIL_ORDER_IS_SETTLED: 'ការបញ្ជាទិញត្រូវបានទូទាត់ ឬបោះបង់ក្រោយមក៖ អ៊ីមែលនេះលែងត្រឹមត្រូវហើយ។',
  MAIL_ORDER_WENT_ON: 'ការបញ្ជាទិញបានបន្តទៅដំណាក់កាលថ្មីហើយ៖ អ៊ីមែលនេះលែងត្រឹមត្រូវហើយ។',
  MAIL_SECRET_IS_DEAD: 'លេខកូដ ឬតំណរបស់វាលែងប្រើបានហើយ៖ អ៊ីមែលនេះលែងត្រឹមត្រូវហើយ។',
  MAIL_IS_OUT_OF_DATE: 'ការដឹកជញ្ជូនត្រូវបានកែក្រោយមក៖ អ៊ីមែលនេះលែងត្រឹមត្រូវហើយ។',
  MAIL_IS_QUEUED: 'អ៊ីមែលនេះកំពុងរង់ចាំផ្ញើរួចហើយ។',
  MAIL_IS_RESENT: 'អ៊ីមែលនេះត្រូវបានផ្ញើម្ដងទៀតក្នុងមួយនាទីចុងក្រោយ។',
  METHOD_NOT_ALLOWED: REFUSED,
  'MONEY_DOES_NOT_FIT.account': 'ប្រាក់បានចូលគណនីផ្សេងពីគណនីក្នុងកូដនៃការបញ្ជាទិញ។ សូមសងប្រាក់វិញពីគណនីនោះ ឬលុបចោលពីបញ្ជី។',
  'MONEY_DOES_NOT_FIT.amount': 'ការបញ្ជាទិញនេះរង់ចាំចំនួនប្រាក់ផ្សេង។ សូមសងប្រាក់វិញ ឬសុំឱ្យបញ្ជាទិញក្នុងចំនួនដដែល។',
  'MONEY_DOES_NOT_FIT.currency': 'ការបញ្ជាទិញនេះរង់ចាំរូបិយប័ណ្ណផ្សេង។ សូមសងប្រាក់វិញ ឬសុំឱ្យបញ្ជាទិញក្នុងរូបិយប័ណ្ណដដែល។',
  'MONEY_DOES_NOT_FIT.method': 'ការបញ្ជាទិញនេះមិនបង់តាមធនាគារទេ។ សូមសងប្រាក់វិញ ឬសុំឱ្យបញ្ជាទិញដែលបង់តាមធនាគារ។',
  MONEY_IS_SETTLED: 'មាននរណាម្នាក់បានសម្រេចអំពីប្រាក់នេះរួចហើយ។',
  NOTE_CASH_FIRST: 'ការបញ្ជាទិញនេះបង់ជាសាច់ប្រាក់នៅមាត់ទ្វារ។ សូមកត់ត្រាប្រាក់ដែលបានទទួល។',
  'NOTHING_TO_WAIT_FOR.price': ({ price }) =>
    typeof price === 'number'
      ? `ផលិតផលនេះមានតម្លៃថោកជាងនោះរួចហើយ៖ ${formatMoney(price)}។ សូមស្នើម្ដងទៀត ដើម្បីរង់ចាំតម្លៃទាបជាងនេះ។`
      : null,
  'NOTHING_TO_WAIT_FOR.stock': 'ផលិតផលនេះមានក្នុងស្តុកហើយ។ អ្នកអាចបញ្ជាទិញវាបានឥឡូវនេះ។',
  NOT_CASH_ON_DELIVERY: 'ការបញ្ជាទិញនេះមិនបង់ជាសាច់ប្រាក់នៅមាត់ទ្វារទេ។',
  NOT_ACCEPTABLE: REFUSED,
  NOT_BOUGHT: 'មានតែអតិថិជនដែលបានទិញផលិតផលនេះប៉ុណ្ណោះអាចវាយតម្លៃវាបាន',
  NOT_FOUND: (params) => {
    if (params.what === undefined) return 'គ្មានអ្វីនៅទីនេះទេ។';
    const what = thing(params);
    return what ? `រកមិនឃើញ${what}` : null;
  },
  'NO_VAT_INVOICE.issued': 'ការបញ្ជាទិញនេះមានវិក្កយបត្រអាករលើតម្លៃបន្ថែមរួចហើយ។',
  'NO_VAT_INVOICE.late': 'អាចស្នើសុំវិក្កយបត្រអាករលើតម្លៃបន្ថែមបានក្នុងរយៈពេល 30 ថ្ងៃបន្ទាប់ពីបង់ប្រាក់។',
  'NO_VAT_INVOICE.no_rate': 'ហាងមិនទាន់មានអត្រាប្ដូរប្រាក់ ដែលវិក្កយបត្រអាករលើតម្លៃបន្ថែមត្រូវការទេ។ សូមទាក់ទងហាង។',
  'NO_VAT_INVOICE.unregistered': 'ហាងមិនបានចុះបញ្ជីអាករលើតម្លៃបន្ថែមទេ ដូច្នេះមិនអាចចេញវិក្កយបត្រនេះបានទេ។',
  NOT_LOGGED_IN: 'សូមចូលគណនីជាមុនសិន។',
  'OUTCOME_UNKNOWN.keyed':
    'ហាងមិនបានឆ្លើយទាន់ពេលទេ ដូច្នេះសំណើនេះប្រហែលជាបានសម្រេច ឬមិនទាន់សម្រេច។ សូមព្យាយាមម្ដងទៀត៖ វាមិនត្រូវបានធ្វើពីរដងទេ។',
  OUTCOME_UNKNOWN: 'ហាងមិនបានឆ្លើយទាន់ពេលទេ ដូច្នេះសំណើនេះប្រហែលជាបានសម្រេច ឬមិនទាន់សម្រេច។ សូមពិនិត្យមើលមុននឹងព្យាយាមម្ដងទៀត។',
  OUT_OF_STOCK: ({ items }) => {
    const each = wordEach(items, (name, { available, is_gone: isGone }) => {
      if (isGone === true) return 'មុខទំនិញមួយក្នុងកន្ត្រកលែងលក់ហើយ។ សូមយកវាចេញពីកន្ត្រក';
      return available ? `${name} នៅសល់តែ ${String(available)} ប៉ុណ្ណោះ` : `${name} អស់ស្តុកហើយ`;
    });
    return each.join('. ') || null;
  },
  OWN_ACCOUNT: 'អ្នកមិនអាចលុប ឬបន្ថយតួនាទីរបស់ខ្លួនឯងបានទេ',
  'OWN_ACCOUNT.block': 'អ្នកមិនអាចបិទគណនីរបស់ខ្លួនឯងបានទេ',
  'OWN_ACCOUNT.two_step': 'អ្នកមិនអាចកំណត់ការចូលពីរជំហានរបស់ខ្លួនឯងឡើងវិញបានទេ',
  OWN_PRODUCT: 'អ្នកមិនអាចវាយតម្លៃផលិតផលរបស់ខ្លួនឯងបានទេ',
  OWN_REVIEW: 'អ្នកមិនអាចអនុម័ត លាក់ ឬឆ្លើយតបការវាយតម្លៃរបស់ខ្លួនឯងបានទេ',
  PAID_BY_TRANSFER: 'ការផ្ទេរប្រាក់មួយបានបង់ការបញ្ជាទិញនេះហើយ ដូច្នេះមិនត្រូវប្រមូលអ្វីទេ។ សូមសម្គាល់ថាបានដឹកដល់វិញ។',
  PAID_AT_THE_DOOR: 'ការបញ្ជាទិញនេះត្រូវបង់ជាសាច់ប្រាក់នៅពេលវាមកដល់។',
  PAID_BY_BANK_ONLY: 'មានតែធនាគារប៉ុណ្ណោះដែលអាចបញ្ជាក់ថាការបញ្ជាទិញនេះបានបង់។ សូមបង់តាមកូដ QR របស់វា។',
  PASSWORD_CHANGE_REQUIRED: 'សូមកំណត់ពាក្យសម្ងាត់ថ្មីជាមុនសិន។',
  PAYMENT_CANCELLED: 'ការបញ្ជាទិញនេះត្រូវបានបោះបង់។',
  PAYMENT_COMPLETED: 'ការបញ្ជាទិញនេះបានទូទាត់រួចហើយ។',
  PAYMENT_EXPIRED: 'អស់ពេលសម្រាប់ទូទាត់ការបញ្ជាទិញនេះហើយ។',
  NO_WAY_TO_PAY: 'អ្នកទិញត្រូវការវិធីបង់ប្រាក់។ សូមទុកវិធីមួយឱ្យនៅបើក។',
  PAYMENT_IN_REVIEW: 'ធនាគារមិនអាចប្រាប់យើងទាន់ពេលថាការបញ្ជាទិញនេះបានបង់ឬនៅទេ។ យើងកំពុងពិនិត្យ។ សូមកុំបង់ម្ដងទៀត។',
  ...checkoutProblems,
  PAYMENT_PENDING: 'ការបញ្ជាទិញនេះមិនទាន់បានទូទាត់ទេ។',
  'PAYMENT_PENDING.with_courier': 'ប្រាក់នៃការបញ្ជាទិញនេះនៅជាមួយអ្នកដឹកជញ្ជូននៅឡើយ ដូច្នេះមិនអាចសងវិញបានទេ។',
  PAYMENT_REFUNDED: 'ការបញ្ជាទិញនេះត្រូវបានសងប្រាក់វិញ។',
  PRICE_CHANGED: 'តម្លៃសរុបនៃការបញ្ជាទិញរបស់អ្នកបានផ្លាស់ប្ដូរ។ សូមពិនិត្យម្ដងទៀត។',
  PRODUCT_EXISTS: 'អ្នកមានផលិតផលដែលមានឈ្មោះ ប្រភេទ និងម៉ាកនេះរួចហើយ',
  ...promoProblems,
  ...returnProblems,
  REFERENCE_USED: 'លេខយោងនេះជារបស់ប្រាក់ដែលបានសងវិញរួចហើយ។ សូមពិនិត្យក្នុងកម្មវិធីធនាគារ។',
  REMITTANCE_DIFFERS: ({ row, difference }) =>
    typeof row === 'number' && typeof difference === 'number'
      ? `ជួរ ${row}៖ ប្រាក់ដែលប្រគល់ខុសពីប្រាក់ដែលបានទទួល ${difference.toLocaleString('en-US')} ៛។`
      : null,
  REPORT_TOO_LONG: 'របាយការណ៍នេះវែង៖ សូមឱ្យបង្កើតវានៅខាងក្រោយ។',
  SALE_HAS_BEGUN: 'ការបញ្ចុះតម្លៃបានចាប់ផ្ដើមហើយ៖ អាចប្ដូរបានតែឈ្មោះ និងពេលបញ្ចប់។',
  SALE_IS_OVER: 'ការបញ្ចុះតម្លៃបានបញ្ចប់ហើយ',
  SAME_PRODUCTS: ({ names, more }) =>
    listed(names, (all) => `ម៉ាកទាំងពីរមានផលិតផលដូចគ្នា៖ ${all}។ សូមលុប ឬប្ដូរឈ្មោះមួយក្នុងចំណោមពីរជាមុនសិន។`, more),
  SET_A_PASSWORD:
    'លេខកូដនេះត្រឹមត្រូវ ប៉ុន្តែមានគេបានចុះឈ្មោះក្នុងកម្មវិធីរុករកផ្សេង។ សូមជ្រើសរើសពាក្យសម្ងាត់៖ វានឹងជំនួសពាក្យសម្ងាត់ដែលបានកំណត់នៅទីនោះ។',
  SET_BY_ENVIRONMENT: 'ការកំណត់នេះត្រូវបានកំណត់ដោយ {setting} នៅក្នុងបរិស្ថានរបស់ម៉ាស៊ីនមេ',
  STALE_EDIT: (params) => {
    const what = thing(params);
    return what ? `មានអ្នកផ្សេងបានកែ${what}នេះរួចហើយ` : null;
  },
  STATEMENT_HAS_FAULTS: 'របាយការណ៍ត្រូវយកទាំងមូល ហើយមាន {count} ក្នុងនោះអានមិនបាន។ សូមកែវា រួចអានម្ដងទៀត។',
  STATEMENT_IS_TAKEN: 'របាយការណ៍នេះបានចូលបញ្ជីរួចហើយ។',
  TELEGRAM_IS_OFF: 'ហាងមិនទាន់ភ្ជាប់ទៅ Telegram ទេ។',
  TICKET_ENDED: 'លេខកូដខុសច្រើនដងពេក ឬយឺតពេល។ សូមចូលគណនីម្ដងទៀត។',
  TIMED_OUT: REFUSED,
  TOO_LARGE: 'អ្វីដែលបានផ្ញើមានទំហំធំពេក។',
  'TOO_LARGE.address': 'អាសយដ្ឋានវែងពេក។',
  'TOO_LARGE.file': 'ឯកសារមានទំហំ {is} MB ដែលលើស {megabytes} MB។ សូមបំបែកវាជាច្រើន',
  'TOO_LARGE.upload': 'ការបញ្ចូលមួយអាចមានទំហំយ៉ាងធំ {megabytes} MB រួមទាំងឯកសារទាំងអស់',
  TOO_LATE_TO_TAKE_BACK: 'យឺតពេលហើយ មិនអាចដកវិញបានទេ៖ អតិថិជនបានទទួលដំណឹងរួចហើយ។',
  TOO_MANY_TO_EXPORT:
    'ការស្វែងរកនេះរកឃើញការបញ្ជាទិញ {count}។ ឯកសារមួយផ្ទុកបាន {most}៖ សូមជ្រើសថ្ងៃតិចជាងនេះ ឬស្ថានភាពមួយ។',
  'TOO_MANY_TO_EXPORT.buyers':
    'មានអ្នកទិញផលិតផលនេះលើសពី {most} នាក់ ដែលច្រើនជាងឯកសារមួយផ្ទុកបាន។ សូមជ្រើសរើសថ្ងៃតិចជាងនេះ។',
  'TOO_MANY_TO_EXPORT.invoices': 'ខែនេះមានវិក្កយបត្រលើសពី {most} ដែលច្រើនជាងឯកសារមួយផ្ទុកបាន។',
  TOO_MANY_TO_REFUND: ({ name, left }) =>
    typeof name === 'string' && typeof left === 'number'
      ? `អាចសងប្រាក់បានតែ ${left} នៃ ${name} ទៀតប៉ុណ្ណោះ។`
      : null,
  'TOO_MANY_TO_REFUND.none': '{name} ត្រូវបានសងប្រាក់វិញអស់ហើយ។',
  TOO_MUCH_TO_REFUND: ({ left }) =>
    typeof left === 'number' ? `អាចសងប្រាក់វិញបានតែ $${left.toFixed(2)} ទៀតប៉ុណ្ណោះ។` : null,
  TOO_MANY_NOTES: 'ការបញ្ជាទិញនេះមានកំណត់ចំណាំច្រើនពេកហើយ។',
  'TOO_MANY_NOTES.user': 'មានកំណត់ចំណាំអំពីមនុស្សម្នាក់នេះច្រើនពេកហើយ។',
  'TOO_MANY_OPEN_ORDERS.cart':
    'អ្នកបានបោះបង់ការបញ្ជាទិញច្រើនដងនៅថ្ងៃនេះ ដូច្នេះឥឡូវនេះអាចទុកទំនិញឱ្យអ្នកបានយ៉ាងច្រើន {most}។ សូមបញ្ជាទិញឱ្យតិចជាងនេះ។',
  'TOO_MANY_OPEN_ORDERS.network':
    'ការបញ្ជាទិញច្រើនពេកពីកន្លែងរបស់អ្នកកំពុងរង់ចាំការទូទាត់។ សូមព្យាយាមម្ដងទៀតក្នុង {count} នាទី។',
  'TOO_MANY_OPEN_ORDERS.orders':
    'អ្នកមានការបញ្ជាទិញ {orders} កំពុងរង់ចាំការទូទាត់។ សូមទូទាត់ ឬបោះបង់មួយជាមុនសិន ឬព្យាយាមម្ដងទៀតក្នុង {count} នាទី។',
  'TOO_MANY_OPEN_ORDERS.pieces':
    'ការបញ្ជាទិញរបស់អ្នកដែលរង់ចាំការទូទាត់មានទំនិញ {pieces} រួចហើយ មិនអាចទុកឱ្យអ្នកបន្ថែមទៀតបានទេ។ សូមទូទាត់ ឬបោះបង់មួយជាមុនសិន ឬព្យាយាមម្ដងទៀតក្នុង {count} នាទី។',
  TOO_MANY_PIECES: 'ការបញ្ជាទិញមួយអាចមានទំនិញយ៉ាងច្រើន {most}។',
  TOO_MANY_QUESTIONS: 'អ្នកមានសំណួរ {most} ដែលរង់ចាំចម្លើយ។ សូមរង់ចាំចម្លើយ ឬដកសំណួរមួយវិញ។',
  'TOO_MANY_QUESTIONS.day': 'អ្នកបានសួរ {most} សំណួរក្នុងមួយថ្ងៃ។ សូមសួរម្ដងទៀតនៅថ្ងៃស្អែក។',
  TOO_MANY_REPORTS: 'របាយការណ៍របស់អ្នកអាចរង់ចាំបានយ៉ាងច្រើន {most} ក្នុងពេលតែមួយ។',
  TOO_MANY_REQUESTS: 'ព្យាយាមច្រើនដងពេក។ សូមព្យាយាមម្ដងទៀតពេលក្រោយ។',
  'TOO_MANY_ORDERS.account': 'អ្នកបានបញ្ជាទិញ {most} ដងក្នុងមួយម៉ោង។ សូមព្យាយាមម្ដងទៀតក្នុង {count} នាទី។',
  'TOO_MANY_ORDERS.network': 'មានការបញ្ជាទិញច្រើនណាស់ពីបណ្ដាញរបស់អ្នកក្នុងមួយម៉ោង។ សូមព្យាយាមម្ដងទៀតក្នុង {count} នាទី។',
  'TOO_MANY_REQUESTS.account': 'មានសំណើច្រើនពេកពីគណនីរបស់អ្នកក្នុងពេលតែមួយ។ សូមព្យាយាមម្ដងទៀតបន្តិចទៀត។',
  'TOO_MANY_REQUESTS.keys': 'អ្នកបានធ្វើវាច្រើនដងណាស់នៅថ្ងៃនេះ។ សូមព្យាយាមម្ដងទៀតនៅថ្ងៃស្អែក។',
  'TOO_MANY_REQUESTS.minutes': 'ព្យាយាមច្រើនដងពេក។ សូមព្យាយាមម្ដងទៀតក្នុង {count} នាទី។',
  'TOO_MANY_REQUESTS.network': 'មានសំណើច្រើនពេកពីបណ្ដាញរបស់អ្នកក្នុងពេលតែមួយ។ សូមព្យាយាមម្ដងទៀតបន្តិចទៀត។',
  'TOO_MANY_REQUESTS.next_code': 'សូមរង់ចាំ {count} វិនាទី មុនពេលស្នើសុំលេខកូដម្ដងទៀត។',
  'TOO_MANY_REQUESTS.seconds': 'ព្យាយាមច្រើនដងពេក។ សូមព្យាយាមម្ដងទៀតក្នុង {count} វិនាទី។',
  'TOO_MANY_REQUESTS.wrong_codes': 'បញ្ចូលលេខកូដខុសច្រើនដងពេក។ សូមស្នើសុំលេខកូដថ្មី។',
  TOO_MANY_RESENDS: 'អាសយដ្ឋាននេះត្រូវបានផ្ញើអ៊ីមែលម្ដងទៀតច្រើនល្មមហើយ។ សូមព្យាយាមពេលក្រោយ។',
  TOO_MANY_SALES: 'អាចមានការបញ្ចុះតម្លៃដែលមិនទាន់បញ្ចប់បានយ៉ាងច្រើន {most}',
  TOO_MANY_STREAMS: 'ផ្ទាំងគ្រប់គ្រងកំពុងបើកនៅកន្លែងច្រើនពេក។',
  TOO_MANY_UPLOADS: 'ការបញ្ចូលច្រើនពេកកំពុងដំណើរការនៅពេលនេះ។ សូមព្យាយាមម្ដងទៀតបន្តិចក្រោយ។',
  TWO_STEP_OFF: 'ការចូលពីរជំហានមិនបានបើកទេ',
  TWO_STEP_ON: 'ការចូលពីរជំហានបានបើករួចហើយ',
  TWO_STEP_REQUIRED: 'សូមរៀបចំការចូលពីរជំហានជាមុនសិន។',
  UNAVAILABLE: 'ផ្នែកនេះនៃហាងមិនអាចប្រើបាននៅពេលនេះទេ។ សូមព្យាយាមម្ដងទៀត។',
  'UNAVAILABLE.accounts': 'គណនី និងការចូលមិនឆ្លើយតបនៅពេលនេះទេ។ សូមព្យាយាមម្ដងទៀតបន្តិចទៀត។',
  'UNAVAILABLE.order_on_its_way': 'ការបញ្ជាទិញរបស់អ្នកកំពុងត្រូវបានបញ្ជូនទៅផ្នែកបង់ប្រាក់។ សូមព្យាយាមម្ដងទៀត។',
  'UNAVAILABLE.checkouts': 'មានមនុស្សច្រើនកំពុងបញ្ជាទិញនៅពេលនេះ។ សូមព្យាយាមម្ដងទៀតបន្តិចទៀត។',
  'UNAVAILABLE.images': 'ហាងមិនអាចអានរូបភាពនេះបាននៅពេលនេះទេ។ សូមព្យាយាមម្ដងទៀតបន្តិចក្រោយ ឬរក្សាទុកវាឱ្យតូចជាងនេះ។',
  'UNAVAILABLE.logins': 'មានមនុស្សច្រើនពេកកំពុងចូលគណនីនៅពេលនេះ។ សូមព្យាយាមម្ដងទៀត។',
  UNDER_WAY: 'នេះកំពុងត្រូវបានធ្វើហើយ។ សូមផ្ទុកទំព័រម្ដងទៀតបន្តិចទៀត។',
  UNSUPPORTED_MEDIA_TYPE: 'អ្វីដែលបានផ្ញើជាប្រភេទដែលមិនត្រូវបានទទួលនៅទីនេះទេ។',
  'UNSUPPORTED_MEDIA_TYPE.compressed': 'អ្វីដែលបានផ្ញើត្រូវបានបង្ហាប់ ដែលមិនត្រូវបានទទួលនៅទីនេះទេ។',
  'WEAK_PASSWORD.common': 'មានមនុស្សច្រើនពេកប្រើពាក្យសម្ងាត់នេះ ឬស្រដៀងនេះ។ សូមជ្រើសរើសពាក្យផ្សេង។',
  'WEAK_PASSWORD.personal': 'ពាក្យសម្ងាត់មិនត្រូវមានឈ្មោះ អ៊ីមែលរបស់អ្នក ឬឈ្មោះហាងទេ',
  'WEAK_PASSWORD.short': 'ពាក្យសម្ងាត់របស់បុគ្គលិកត្រូវមានយ៉ាងតិច {least} តួអក្សរ',
  WRONG_CREDENTIALS: 'អ៊ីមែល ឬពាក្យសម្ងាត់មិនត្រឹមត្រូវ',
  WRONG_IMAGE_TYPE: 'រូបភាពត្រូវជា PNG, JPG, JPEG ឬ WebP',
  'WRONG_IMAGE_TYPE.empty': 'ឯកសាររូបភាពនេះគ្មានអ្វីទេ។ សូមជ្រើសវាម្ដងទៀត ឬរក្សាទុកវាម្ដងទៀត',
  'WRONG_IMAGE_TYPE.photo': 'រូបភាពនេះជា {type} ដែលមិនអាចទទួលបាន។ សូមរក្សាទុកវាជា JPEG',
  WRONG_PASSWORD: 'ពាក្យសម្ងាត់មិនត្រឹមត្រូវទេ',
  'WRONG_STATUS.confirm': withStatus((now) => `ការបញ្ជាទិញដែល${now} មិនអាចបញ្ជាក់តាមទូរស័ព្ទបានទេ។`),
  'WRONG_STATUS.undo_hand_over': withStatus((now) => `ការបញ្ជាទិញដែល${now} មិនមានការប្រគល់ដែលអាចយកវិញបានទេ។`),
  'WRONG_STATUS.hand_over': withStatus((now) => `ការបញ្ជាទិញដែល${now} មិនអាចប្រគល់ជូនអតិថិជនបានទេ។`),
  'WRONG_STATUS.refuse': withStatus((now) => `ការបញ្ជាទិញដែល${now} មិនអាចបដិសេធនៅមាត់ទ្វារបានទេ។`),
  'WRONG_STATUS.correct_shipment': withStatus((now) => `ការបញ្ជាទិញដែល${now} មិនអាចកែការដឹកជញ្ជូនបានទេ។`),
  'WRONG_STATUS.change_delivery': withStatus((now) => `ការបញ្ជាទិញដែល${now} មិនអាចប្ដូរកន្លែងដឹកបានទេ។`),
  'WRONG_STATUS.come_back': withStatus((now) => `ការបញ្ជាទិញដែល${now} មិនអាចត្រឡប់មកវិញបានទេ។`),
  'WRONG_STATUS.deliver': withStatus((now) => `ការបញ្ជាទិញដែល${now} មិនអាចកំណត់ថាបានដឹកដល់ទេ។`),
  'WRONG_STATUS.pack': withStatus((now) => `ការបញ្ជាទិញដែល${now} មិនអាចវេចខ្ចប់បានទេ។`),
  'WRONG_STATUS.send_again': withStatus((now) => `ការបញ្ជាទិញដែល${now} មិនអាចផ្ញើម្ដងទៀតបានទេ។`),
  'WRONG_STATUS.ship': withStatus((now) => `ការបញ្ជាទិញដែល${now} មិនអាចដឹកជញ្ជូនបានទេ។`),
};
