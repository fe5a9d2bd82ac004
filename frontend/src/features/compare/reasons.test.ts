import type { Product } from '../../api/types';
import { fillIn } from '../../lib/i18n/translate';
import { formatMoney } from '../../lib/money';
import { aProduct } from '../../testing/samples';
import { listedSpecs, type ListedSpec } from '../../lib/spec-list';
import { anAddedField, ownFields } from '../../testing/spec-fields';
import { reasonsOf } from './reasons';

const mouse = aProduct().MouseModel!;
const aMouse = (facts: Partial<typeof mouse>, price = 20) =>
  aProduct({ price, MouseModel: { ...mouse, ...facts } });

const monitor = {
  screen_size: null,
  resolution: null,
  refresh_rate: null,
  panel_type: null,
  monitor_connection: null,
  monitor_color: null,
  monitor_weight: null,
};
const aMonitor = (facts: Partial<typeof monitor> | Record<string, string>) =>
  aProduct({ category: 'monitor', MouseModel: undefined, MonitorModel: { ...monitor, ...facts } });

const words = { t: (text: string) => text, pick: (english: string) => english };
const ownSpecs = ({ category }: Product) => listedSpecs(category, undefined, words);
const said = (product: Product, base: Product, specs: ListedSpec[] = ownSpecs(product)) =>
  reasonsOf(product, base, specs, fillIn, formatMoney).join(', ');

describe('what differs, in words', () => {
  it('is weight, yes or no, connection and price', () => {
    const base = aMouse({ weight_grams: 80.5, mouse_rgb: false, connection: 'USB' });
    const other = aMouse({ weight_grams: 60, mouse_rgb: true, connection: 'Bluetooth 5.2, USB-C' }, 12.5);
    expect(said(other, base)).toBe('20.5 g lighter, wireless, with RGB, $7.50 less');
    expect(said(base, other)).toBe('20.5 g heavier, wired, without RGB, $7.50 more');
  });

  it('is nothing where one of them is not known', () => {
    const known = aMouse({ weight_grams: 80, dpi: 8500, mouse_rgb: true, connection: 'USB' });
    const unknown = aMouse({ weight_grams: null, dpi: null, mouse_rgb: null, connection: 'Type C receiver' });
    expect(said(known, unknown)).toBe('');
    expect(said(unknown, known)).toBe('');
  });

  it('is a wire beside a radio only where it is named', () => {
    const wireless = aMouse({ connection: '2.4 GHz wireless, USB-C' });
    const both = aMouse({ connection: '2.4 GHz wireless, detachable USB-C cable' });
    const wired = aMouse({ connection: 'USB wired, 1.8 m' });
    expect(said(both, wired)).toBe('wireless too');
    expect(said(wireless, both)).toBe('');
    expect(said(wired, both)).toBe('wired');
  });

  it('reads numbers with their units, and no other texts', () => {
    const base = aMonitor({ screen_size: '23.8 inches', refresh_rate: '75Hz' });
    const other = aMonitor({ screen_size: '27", curved 1000R', refresh_rate: '144 Hz' });
    expect(said(other, base)).toBe('3.2 inches larger, 69 Hz more');
    expect(said(aMonitor({ screen_size: '27', refresh_rate: 'up to 144 Hz' }), base)).toBe('');
  });
});

describe('what an admin has decided', () => {
  const swap = anAddedField({ name: 'x_swap', label: 'hot swap', kind: 'yes_no', unit: null });
  const cable = anAddedField({ name: 'x_cable', label: 'Cable', kind: 'text', unit: null });
  const specs = (hidden: string[]) =>
    listedSpecs(
      'mouse',
      [...ownFields('mouse'), anAddedField(), swap, cable].map((field) => ({
        ...field,
        hidden: hidden.includes(field.name),
      })),
      words,
    ).filter(({ isHidden }) => !isHidden);
  const facts = { x_polling_rate: 1000, x_swap: true, x_cable: 'Braided' };
  const base = aMouse({ dpi: 800, ...{ x_polling_rate: 125.5, x_swap: false, x_cable: 'Plain' } });

  it('is told of added numbers with their unit, and of yes or no, by their labels', () => {
    const other = aMouse({ dpi: 800, ...facts });
    expect(said(other, base, specs([]))).toBe('Polling rate: 874.5 Hz more, with hot swap');
    expect(said(base, other, specs([]))).toBe('Polling rate: 874.5 Hz less, without hot swap');
  });

  it('is nothing of an added number that only one of them has', () => {
    expect(said(aMouse({ dpi: 800, ...{ x_swap: false } }), base, specs([]))).toBe('');
  });

  it('is nothing of what is left out', () => {
    const other = aMouse({ dpi: 900, ...facts });
    expect(said(other, base, specs(['dpi', 'x_polling_rate']))).toBe('with hot swap');
  });
});
