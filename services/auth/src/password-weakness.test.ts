import { weaknessOf } from './password-weakness.js';

const owner = { email: 'bopha.chan@shop.example', name: 'Bopha Ünique' };
const of = (password: string) => weaknessOf(password, owner, 'Tonle Keys');

describe('a password of staff', () => {
  it.each(['Angkor-sunrise-7', 'ទន្លេមេគង្គហូរ', 'four plain words here', '837261940582'])(
    'may be %s',
    (password) => {
      expect(of(password)).toBeUndefined();
    },
  );

  it('has at least 12 characters', () => {
    expect([of('Kp4-xw9-Lz2'), of('Kp4-xw9-Lz22')]).toEqual(['short', undefined]);
  });

  it.each([
    'QWERTY123456',
    '1qaz2wsx3edc',
    'Password123!',
    'Password1234',
    '2026Summer!!',
    'P@ssw0rd1234',
    'Passw0rd!Passw0rd!',
    'letmeinletmein',
    '$unsh1ne2026',
    'សួស្តីសួស្តីសួស្តី',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    '１２３４５６７８９０１２',
  ])('is none that many people use: %s', (password) => {
    expect(of(password)).toBe('common');
  });

  it.each(['xX-BOPHA-2719', 'my-chan-84-keys', 'ünique-84-xyz', 'tonle-84-xyzzy', 'mekong-84-xyz'])(
    'does not hold what everybody knows: %s',
    (password) => {
      expect(of(password)).toBe('personal');
    },
  );
});
