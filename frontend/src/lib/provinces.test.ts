import { addressIn, PROVINCES } from './provinces';

it('lists the capital and the 24 provinces once each', () => {
  expect(new Set(PROVINCES.map(({ english }) => english)).size).toBe(25);
  expect(new Set(PROVINCES.map(({ khmer }) => khmer)).size).toBe(25);
});

it.each([
  ['House 12', 'Siem Reap', 'House 12, Siem Reap'],
  ['House 12', '', 'House 12'],
  ['House 12, siem reap', 'Siem Reap', 'House 12, siem reap'],
])('writes the address "%s" in "%s" as "%s"', (address, province, whole) => {
  expect(addressIn(address, province)).toBe(whole);
});
