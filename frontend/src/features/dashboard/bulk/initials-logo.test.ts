import { initialsOf } from './initials-logo';

it.each([
  ['Tonle', 'T'],
  ['steel series', 'SS'],
  ['A Very Long Name', 'AV'],
  ['  Éclair  ', 'É'],
  // A letter with its vowel is one.
  ['កីឡា ខ្មែរ', 'កីខ្មែ'],
])('the letters of %s are %s', (name, letters) => expect(initialsOf(name)).toBe(letters));
