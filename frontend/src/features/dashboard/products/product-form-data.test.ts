import { aProduct } from '../../../testing/samples';
import { imagesText, imageAt, imageOfFile } from './form-images';
import { editProductForm, newProductForm, valuesOf } from './product-form-data';

const image = new File(['x'], 'mouse.png', { type: 'image/png' });
const textsOf = (form: FormData) =>
  Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));

describe('newProductForm', () => {
  it("sends the category's slug as button and the file as image", () => {
    const images = imagesText([imageOfFile(image)]);
    const form = newProductForm('keyboard', { name: 'K1', images });
    expect([form.get('button'), form.get('image')]).toEqual(['keyboard', image]);
  });

  it("uses the create form's own field names", () => {
    const values = { name: 'K1', others_features: 'Knob', frequency_respone: '20Hz' };
    expect(textsOf(newProductForm('keyboard', values))).toEqual({
      name: 'K1',
      others_features: 'Knob',
      button: 'keyboard',
    });
  });

  it('does not send empty fields', () => {
    const values = { name: 'M1', description: '  ', dpi: '' };
    expect(textsOf(newProductForm('mouse', values))).toEqual({ name: 'M1', button: 'mouse' });
  });
});

describe('where a new product is', () => {
  it.each([
    [{ place: 'shop' }, {}],
    [{ place: 'hidden', visible_from: '2030-05-01T09:30' }, { hidden: 'true' }],
    [
      { place: 'scheduled', visible_from: '2030-05-01T09:30' },
      { hidden: 'true', visible_from: '2030-05-01T09:30:00+07:00' },
    ],
  ])('is sent unless it is shown at once: %j', (place, sent) => {
    expect(textsOf(newProductForm('mouse', place))).toEqual({ button: 'mouse', ...sent });
  });
});

describe('the images of a form', () => {
  it('are sent in their order with their texts, files among them', () => {
    const product = aProduct();
    const side = { ...imageOfFile(image), alt: 'Side' };
    const images = imagesText([side, imageAt(product.image_url)]);
    const form = editProductForm(product, { ...valuesOf(product), images });
    const [list, file] = form.getAll('images');
    expect(JSON.parse(String(list))).toEqual([
      { file: 0, alt: 'Side', alt_km: '' },
      { url: product.image_url, alt: '', alt_km: '' },
    ]);
    expect(file).toEqual(image);
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
    expect(textsOf(editProductForm(aProduct(), { ...values, ...specs }))).toEqual({ price: '25' });
  });

  it('leaves alone what the form does not have, also what an admin has added', () => {
    const product = aProduct();
    const withCable = { ...product, MouseModel: { ...product.MouseModel!, ...{ x_cable: 'Braided' } } };
    expect(valuesOf(withCable)).toMatchObject({ x_cable: 'Braided', mouse_connection: 'USB' });
    expect(textsOf(editProductForm(withCable, { price: '25' }))).toEqual({ price: '25' });
  });

  it('sends the stock that was shown along with a new one', () => {
    const product = aProduct({ stock: 5 });
    const edit = editProductForm(product, { ...valuesOf(product), stock: '9' });
    expect(textsOf(edit)).toEqual({ stock: '9', stock_seen: '5' });
  });
});
