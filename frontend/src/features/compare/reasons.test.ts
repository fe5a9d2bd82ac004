import type { Product } from '../../api/types';
import { fillIn } from '../../lib/i18n/translate';
import { formatMoney } from '../../lib/money';
import { aProduct } from '../../testing/samples';
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

const said = (product: Product, base: Product) => reasonsOf(product, base, fillIn, formatMoney).join(', ');

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
