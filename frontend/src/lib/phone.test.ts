import { looksLikePhone } from './phone';

it.each(['012 345 678', '+855 12 345 678', '០១២ ៣៤៥ ៦៧៨', '(023) 123-456', '+1 415.555.2671', ' 098765432 '])(
  '"%s" looks like a phone number',
  (text) => expect(looksLikePhone(text)).toBe(true),
);

it.each(['', '012', 'at the gate', '012 345 678 x', '012345678901234567', '012 / 345 678'])(
  '"%s" does not look like a phone number',
  (text) => expect(looksLikePhone(text)).toBe(false),
);
