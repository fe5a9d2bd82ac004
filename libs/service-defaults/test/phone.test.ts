import { phoneE164, phoneKey, phoneOrNone, phoneText, wantedKeys } from '../src/phone.js';

describe('a phone number', () => {
  it.each([
    '098765432',
    '098 765 432',
    '098-765-432',
    '០៩៨ ៧៦៥ ៤៣២',
    '+855 98 765 432',
    '+855 (0)98 765 432',
    '855 98 765 432',
    '+៨៥៥ ៩៨ ៧៦៥ ៤៣២',
    '＋８５５ 98765432',
    '00855 98 765 432',
    '00 855-98765432',
    '(+855) 98 765 432',
  ])('%s is Cambodian', (typed) => {
    expect(phoneE164(typed)).toBe('+85598765432');
    expect(phoneKey(typed)).toBe('98765432');
  });

  it.each([
    ['+1 415 555 2671', '+14155552671'],
    ['+66 81 234 5678', '+66812345678'],
    ['023 123 456', '+85523123456'],
    ['097 123 4567', '+855971234567'],
  ])('%s is %s', (typed, e164) => expect(phoneE164(typed)).toBe(e164));

  it.each([
    '',
    '012',
    'my sister has one',
    '012 345 678 / 098 765 432',
    '0123456789012345',
    '+999 12 345 678',
  ])('"%s" is none', (typed) => expect(phoneE164(typed)).toBeUndefined());
});

describe('the search for phone numbers', () => {
  const isFound = (stored: string, searched: string) =>
    wantedKeys(searched).some((key) => phoneKey(stored).includes(key));

  it.each([
    '098765432',
    '០៩៨ ៧៦៥ ៤៣២',
    '+855 98 765 432',
    '98765432',
    '0987 65',
    '៧៦៥-៤៣២',
    '85598765',
    '0085598765432',
    '(+855) 98765432',
    '+855 (0)98 76',
    '765–432',
  ])('finds one, however it was typed, by %s', (searched) => {
    for (const stored of ['098765432', '០៩៨ ៧៦៥ ៤៣២', '+855 (0)98 765 432'])
      expect({ stored, isFound: isFound(stored, searched) }).toEqual({ stored, isFound: true });
  });

  it.each(['099', '0'.repeat(3), 'sok 98'])('does not find it by %s', (searched) =>
    expect(isFound('098765432', searched)).toBe(false),
  );

  it('finds each of two numbers in one text', () => {
    expect(isFound('012 345 678 / 098 765 432', '098 765 432')).toBe(true);
  });
});

it('a field for a phone number keeps what was typed', () => {
  expect(phoneText.parse(' ០៩៨ ៧៦៥ ៤៣២ ')).toBe('០៩៨ ៧៦៥ ៤៣២');
  expect(phoneText.safeParse('').error?.issues).toMatchObject([{ message: 'is required' }]);
  expect(phoneText.safeParse('12').success).toBe(false);
  expect(phoneOrNone.parse(' ')).toBe('');
});
