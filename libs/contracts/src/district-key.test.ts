import { districtKey } from './district-key.js';

it.each([
  ['Khan Chamkar Mon', 'chamkar-mon'],
  ['ក្រុង សៀមរាប', 'សៀមរាប'],
  ['District of Kandal Stueng', 'KANDAL STUENG'],
  ['Siem Reap  Municipality', 'Siem Reap'],
])('%s is the district %s', (one, other) => {
  expect(districtKey(one)).toBe(districtKey(other));
});

it.each([
  ['Khan', 'Krong'],
  ['Khanna', 'na'],
  ['Dangkao', 'Dangkor'],
])('%s is another one than %s', (one, other) => {
  expect(districtKey(one)).not.toBe(districtKey(other));
});
