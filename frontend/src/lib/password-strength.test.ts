import { passwordChecks, passwordStrength } from './password-strength';

describe('passwordStrength', () => {
  it.each([
    ['', 0, 'Very weak'],
    ['abcdef', 1, 'Weak'],
    ['Abcdef', 2, 'Fair'],
    ['Abcde1', 3, 'Good'],
    ['Abcd1!', 4, 'Strong'],
    ['a1!', 2, 'Fair'],
  ])('gives "%s" a score of %i, %s', (password, score, label) => {
    expect(passwordStrength(password)).toEqual({ score, label });
  });
});

describe('passwordChecks', () => {
  it('says for each of the five rules whether it is met', () => {
    expect(passwordChecks('Abc').map(({ met }) => met)).toEqual([false, true, true, false, false]);
  });
});
