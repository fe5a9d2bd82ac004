import { aProduct } from '../../../testing/samples';
import { editProductForm, newProductForm, valuesOf } from './product-form-data';

const image = new File(['x'], 'mouse.png', { type: 'image/png' });
const textsOf = (form: FormData) =>
  Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));

describe('newProductForm', () => {
  it("sends the category's slug as button and the file as image", () => {
    const form = newProductForm('keyboard', { name: 'K1' }, image);
    expect([form.get('button'), form.get('image')]).toEqual(['keyboard', image]);
  });

  it("uses the create form's own field names", () => {
    const values = { name: 'K1', others_features: 'Knob', frequency_respone: '20Hz' };
    expect(textsOf(newProductForm('keyboard', values, image))).toEqual({
      name: 'K1',
      others_features: 'Knob',
      button: 'keyboard',
    });
  });

  it('does not send empty fields', () => {
    const values = { name: 'M1', description: '  ', dpi: '' };
    expect(textsOf(newProductForm('mouse', values, image))).toEqual({ name: 'M1', button: 'mouse' });
  });
});

describe('editProductForm', () => {
  it('sends only what has changed', () => {
    const values = {
      name: 'Naga Mini',
      brand: 'Tonlix',
      price: '25',
      stock: '5',
      description: 'A light mouse.',
    };
    const specs = { dpi: '8500', mouse_rgb: 'true', mouse_connection: 'USB' };
    expect(textsOf(editProductForm(aProduct(), { ...values, ...specs }, undefined))).toEqual({ price: '25' });
  });

  it('sends the stock that was shown along with a new one', () => {
    const product = aProduct({ stock: 5 });
    const edit = editProductForm(product, { ...valuesOf(product), stock: '9' }, undefined);
    expect(textsOf(edit)).toEqual({ stock: '9', stock_seen: '5' });
  });
});
