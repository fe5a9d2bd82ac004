import { MEASURE, numberFault, plainNumber, PRICE, STOCK } from './number-text';

describe('typed numbers', () => {
  it.each([
    ['19.99', '19.99'],
    [' 1,299.50 ', '1299.50'],
    ['12,345,678', '12345678'],
    ['១២.៥', '12.5'],
  ])('%s is read as %s', (typed, plain) => expect(plainNumber(typed)).toBe(plain));

  it.each(['19,99', '1,2', '12,34,567', '1.234,56', '', 'ten', '1e3', '0x10', '5-'])(
    '%j is refused instead of guessed',
    (typed) => expect(numberFault(typed, PRICE)).toBe('{field} must be a number'),
  );

  it.each([
    ['-5', PRICE, '{field} must be at least {least}'],
    ['1000001', PRICE, '{field} must be at most {most}'],
    ['12.999', PRICE, '{field} must have at most 2 decimals'],
    ['2.7', STOCK, '{field} must be a whole number'],
    ['12.50', PRICE, null],
    ['12.5000', PRICE, null],
    ['3.0', STOCK, null],
    ['១២', STOCK, null],
    ['0.125', MEASURE, null],
  ])('%s within its limits: %#', (typed, limits, fault) => expect(numberFault(typed, limits)).toBe(fault));
});
