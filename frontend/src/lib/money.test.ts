import { formatMoney } from './money';

describe('formatMoney', () => {
  it.each([
    [0, '$0.00'],
    [5, '$5.00'],
    [1299.5, '$1,299.50'],
  ])('shows %d as %s', (dollars, text) => {
    expect(formatMoney(dollars)).toBe(text);
  });
});
