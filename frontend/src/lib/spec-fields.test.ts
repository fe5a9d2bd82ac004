import { aProduct } from '../testing/samples';
import { detailsOf, formatSpec } from './spec-fields';

describe('formatSpec', () => {
  it.each([
    [true, 'Yes'],
    [false, 'No'],
    ['', '-'],
    [null, '-'],
    [undefined, '-'],
    [0, '0'],
    ['USB', 'USB'],
  ])('shows %s as %s', (value, text) => {
    expect(formatSpec(value)).toBe(text);
  });
});

describe('detailsOf', () => {
  it("takes the object of the product's own category", () => {
    expect(detailsOf(aProduct()).dpi).toBe(8500);
  });

  it('is empty for a product without details', () => {
    expect(detailsOf(aProduct({ MouseModel: undefined }))).toEqual({});
  });
});
