import { anAddedField, ownFields } from '../testing/spec-fields';
import { formatSpec, listedSpecs, withUnit } from './spec-list';

const words = { t: (text: string) => text, pick: (english: string) => english };
const inKhmer = {
  t: (text: string) => text,
  pick: (english: string, khmer: string | null) => khmer || english,
};

describe('the specifications of a category', () => {
  it("are the shop's own ones in their order where nothing is decided", () => {
    const undecided = listedSpecs('mouse', undefined, words);
    expect(undecided.map(({ label }) => label)).toEqual([
      ...['DPI', 'RGB', 'Connection', 'Battery', 'Weight (g)', 'Color', 'Other features'],
    ]);
    expect(listedSpecs('mouse', ownFields('mouse'), words)).toEqual(undecided);
  });

  it('stand in the decided order, among them the added and the hidden ones', () => {
    const [dpi, rgb, ...rest] = ownFields('mouse');
    const decided = [rgb!, anAddedField(), { ...dpi!, hidden: true }, ...rest];
    const [first, second, third] = listedSpecs('mouse', decided, words);
    expect(first).toMatchObject({ name: 'mouse_rgb', kind: 'boolean', isAdded: false });
    expect(second).toMatchObject({ label: 'Polling rate', kind: 'number', unit: 'Hz', isAdded: true });
    expect(third).toMatchObject({ name: 'dpi', isHidden: true });
  });

  it('have the label of the language, or the English one where there is no other', () => {
    const untranslated = anAddedField({ name: 'x_feet', label: 'Feet', label_km: null });
    const labels = listedSpecs('mouse', [anAddedField(), untranslated], inKhmer).map(({ label }) => label);
    expect(labels).toEqual(['អត្រាបញ្ជូន', 'Feet']);
  });

  it('leave out own ones that this page does not know yet', () => {
    expect(listedSpecs('mouse', [anAddedField({ name: 'dpi_max', added: false })], words)).toEqual([]);
  });
});

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

describe('a number with its unit', () => {
  it.each([
    ['', '4'],
    ['mm', '4 mm'],
    ['%', '4%'],
    ['"', '4"'],
  ])('in %j is %s', (unit, text) => {
    expect(withUnit(4, unit)).toBe(text);
  });
});
