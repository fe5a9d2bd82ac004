import { namedThings } from '../../../../libs/contracts/src/named-things';
import { faultTexts } from '../../../../libs/contracts/src/fault-codes';
import { problemTexts } from '../../../../libs/contracts/src/problem-codes';
import { khmerFaultTexts, translator as khmer } from './km';
import { translateFault, translateProblem, type FaultTranslator } from './translate-problem';
import type { FaultTexts } from './fault-texts';

const LANGUAGES: [string, FaultTexts, FaultTranslator][] = [['Khmer', khmerFaultTexts, khmer]];

const refusal = (code: string, params: object = {}, more: object = {}) => ({
  status: 400,
  data: { code, params, message: 'In English', ...more },
});
const fieldFault = (field: string, code: string, params: object = {}) => ({
  field,
  code,
  params: { ...params },
  message: 'In English',
});

describe.each(LANGUAGES)('%s', (_language, { texts, labels }, translator) => {
  it.each([...problemTexts, ...faultTexts])('has a text for %s', (code) => {
    expect(texts[code]).toBeDefined();
  });

  it.each(namedThings)('has a word for a missing or changed %s', (thing) => {
    const capitalized = `${thing[0]!.toUpperCase()}${thing.slice(1)}`;
    expect(translateProblem(refusal('NOT_FOUND', { what: capitalized }), translator)).not.toBe('In English');
    expect(translateProblem(refusal('STALE_EDIT', { what: thing }), translator)).not.toBe('In English');
  });

  it('has no text for a code that the server does not know', () => {
    const known: string[] = [...problemTexts, ...faultTexts];
    expect(Object.keys(texts).filter((code) => !known.includes(code))).toEqual([]);
  });

  it('has no text with gaps when params are missing', () => {
    const made = Object.values(texts).flatMap((text) => (typeof text === 'function' ? [text] : []));
    const field = { name: 'price', label: labels.price! };
    for (const text of made) expect(String(text({}, field))).not.toMatch(/undefined|NaN|\[object/);
  });
});

describe('translateProblem', () => {
  it('translates by the code', () => {
    expect(translateProblem(refusal('WRONG_CREDENTIALS'), khmer)).toBe('អ៊ីមែល ឬពាក្យសម្ងាត់មិនត្រឹមត្រូវ');
  });

  it.each<[string, object, string]>([
    ['TOO_MANY_REQUESTS', { reason: 'minutes', count: 5 }, 'ព្យាយាមច្រើនដងពេក។ សូមព្យាយាមម្ដងទៀតក្នុង 5 នាទី។'],
    ['INVALID_PRICE', { reason: 'above', limit: 1_000_000 }, 'តម្លៃនឹងលើស $1,000,000'],
    ['IMAGE_IN_USE', { times: 1 }, 'រូបភាពនេះកំពុងប្រើម្ដង'],
    ['IMAGE_IN_USE', { times: 3 }, 'រូបភាពនេះកំពុងប្រើ 3 ដង'],
    ['NOT_FOUND', { what: 'Order' }, 'រកមិនឃើញការបញ្ជាទិញ'],
    ['STALE_EDIT', { what: 'product' }, 'មានអ្នកផ្សេងបានកែផលិតផលនេះរួចហើយ'],
    ['WRONG_STATUS', { reason: 'ship', status: 'delivered' }, 'ការបញ្ជាទិញដែលបានដឹកដល់ មិនអាចដឹកជញ្ជូនបានទេ។'],
    ['WRONG_STATUS', { reason: 'deliver', status: 'paid' }, 'ការបញ្ជាទិញដែលបានទូទាត់ មិនអាចកំណត់ថាបានដឹកដល់ទេ។'],
    [
      'WRONG_STATUS',
      { reason: 'correct_shipment', status: 'paid' },
      'ការបញ្ជាទិញដែលបានទូទាត់ មិនអាចកែការដឹកជញ្ជូនបានទេ។',
    ],
    [
      'OUT_OF_STOCK',
      {
        items: [
          { id: 1, name: 'Naga', available: 2 },
          { id: 2, name: 'Viper', available: 0 },
        ],
      },
      'Naga នៅសល់តែ 2 ប៉ុណ្ណោះ. Viper អស់ស្តុកហើយ',
    ],
    [
      'IMAGE_USED_ELSEWHERE',
      { names: ['Naga', 'Viper'], more: true },
      'រូបភាពនេះក៏កំពុងប្រើដោយអ្នកផ្សេងដែរ៖ Naga, Viper និងផ្សេងទៀត',
    ],
    [
      'BATCH_TOUCHED',
      { products: [{ id: 1, name: 'Naga', reason: 'edited', why: 'edited since' }], more: false },
      'មិនអាចត្រឡប់ការបញ្ចូលនេះវិញបានទេ ដោយសារ៖ Naga (បានកែក្រោយមក)',
    ],
  ])('fills the params of %s: %j', (code, params, said) => {
    expect(translateProblem(refusal(code, params), khmer)).toBe(said);
  });

  it('ignores a reason that has no text of its own', () => {
    const unknown = translateProblem(refusal('INVALID_CODE', { reason: 'new' }), khmer);
    expect(unknown).toBe('លេខកូដផ្ទៀងផ្ទាត់មិនត្រឹមត្រូវ ឬផុតកំណត់');
  });

  it('joins the faults of the fields', () => {
    const errors = [fieldFault('price', 'TOO_SMALL', { least: 0 }), fieldFault('stock', 'NEW')];
    expect(translateProblem(refusal('INVALID_INPUT', {}, { errors }), khmer)).toBe(
      'តម្លៃមិនអាចតិចជាង 0 ទេ. In English',
    );
  });

  it.each<[string, object]>([
    ['an unknown code', refusal('NEW')],
    ['a code that needs a reason', refusal('INVALID_PRICE')],
    ['missing params', refusal('BRAND_IN_USE')],
    ['an unknown thing', refusal('NOT_FOUND', { what: 'Unicorn' })],
    ['no code', { status: 400, data: { message: 'In English' } }],
  ])("uses the server's message for %s", (_case, error) => {
    expect(translateProblem(error, khmer)).toBe('In English');
  });

  it("uses the server's message in English", () => {
    expect(translateProblem(refusal('WRONG_CREDENTIALS'))).toBe('In English');
  });

  it('is null when there was no answer', () => {
    expect(
      translateProblem({ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }, khmer),
    ).toBeNull();
  });
});

describe('translateFault', () => {
  it.each<[string, string, object, string]>([
    ['name', 'REQUIRED', {}, 'ត្រូវបញ្ចូលឈ្មោះ'],
    ['image', 'REQUIRED', {}, 'ត្រូវមានរូបភាព'],
    ['password', 'TOO_SHORT', { least: 6 }, 'ពាក្យសម្ងាត់ត្រូវមានយ៉ាងតិច 6 តួអក្សរ'],
    ['email', 'WRONG_FORMAT', { format: 'email' }, 'អាសយដ្ឋានអ៊ីមែលត្រូវតែត្រឹមត្រូវ'],
    ['code', 'WRONG_FORMAT', { format: 'regex' }, 'លេខកូដត្រូវមាន 6 ខ្ទង់'],
    ['category', 'NO_SUCH_CHOICE', { choices: ['mouse', 'monitor'] }, 'ប្រភេទត្រូវជាមួយក្នុងចំណោម mouse, monitor'],
    ['keycap_material', 'TOO_LONG', { most: 300 }, 'សម្ភារៈគ្រាប់ចុចអាចមានយ៉ាងច្រើន 300 តួអក្សរ'],
    ['cart.1.quantity', 'TOO_BIG', { most: 999 }, 'កន្ត្រក 2 ចំនួនមិនអាចលើសពី 999 ទេ'],
    ['stock_seen', 'WRONG_KIND', { kind: 'int' }, 'stock seenត្រូវជាចំនួនគត់'],
    ['csv', 'CSV_COLUMNS_MISSING', { columns: ['price', 'stock'] }, 'ឯកសារ CSV គ្មានជួរឈរ price, stock'],
  ])('names the field: %s, %s', (field, code, params, said) => {
    expect(translateFault(fieldFault(field, code, params), khmer)).toBe(said);
  });

  it('does not fill placeholders inside params', () => {
    expect(translateFault(fieldFault('', 'UNKNOWN_BRAND', { name: '{name} & {field}' }), khmer)).toBe(
      'ម៉ាកមិនស្គាល់៖ {name} & {field}',
    );
  });

  it("uses the server's message for an unknown code", () => {
    expect(translateFault(fieldFault('price', 'NEW'), khmer)).toBe('In English');
  });
});

it('names the file of a form that the fault of a field is about, once', () => {
  const fault = {
    field: 'images',
    code: 'DAMAGED_IMAGE',
    params: { file: 'a.png' },
    message: 'a.png: In English',
  };
  expect(translateFault(fault)).toBe('a.png: In English');
  expect(translateFault(fault, khmer)).toMatch(/^a\.png: រូបភាពនេះខូច/);
});

it('names the file of a form that a problem is about', () => {
  const params = { reason: 'memory', is: 320, limit: 160, unit: 'MB of memory', file: 'photo.png' };
  const tooLarge = refusal('IMAGE_TOO_LARGE', params);
  expect(translateProblem(tooLarge)).toBe('photo.png: In English');
  expect(translateProblem(tooLarge, khmer)).toMatch(/^photo\.png: .*320 MB.*160 MB/);
  expect(
    translateProblem(refusal('WRONG_IMAGE_TYPE', { reason: 'photo', type: 'HEIC', file: 'a.heic' }), khmer),
  ).toMatch(/^a\.heic: .*HEIC.*JPEG/);
});
