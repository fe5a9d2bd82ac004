import { aProduct } from '../testing/samples';
import { detailsOf } from './spec-fields';

describe('detailsOf', () => {
  it("takes the object of the product's own category", () => {
    expect(detailsOf(aProduct()).dpi).toBe(8500);
  });

  it('is empty for a product without details', () => {
    expect(detailsOf(aProduct({ MouseModel: undefined }))).toEqual({});
  });
});
