import { formatMoney } from './money';

describe('formatMoney', () => {
  it.each([
    [0, '$0.00'],
    [5, '$5.00'],
    [999.99, '$999.99'],
    [1299.5, '$1,299.50'],
    [1234567.89, '$1,234,567.89'],
    [-5, '-$5.00'],
  ])('shows %d as %s', (dollars, text) => {
    expect(formatMoney(dollars)).toBe(text);
  });
});
