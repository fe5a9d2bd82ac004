import { textKey } from '../../../../libs/contracts/src/text-key';
import type { DetailValue, Product, ProductDetails } from '../../api/types';
import type { Params, Text } from '../../lib/i18n/translate';
import { roundToCents } from '../../lib/money';
import { detailsOf } from '../../lib/spec-fields';
import { withUnit, type ListedSpec } from '../../lib/spec-list';

type Say = (text: Text, params?: Params) => string;

interface Measure {
  more: Text;
  less: Text;
  /** Reads a value that is written with its unit; without it the value is a number. */
  unit?: RegExp;
}

const NUMBER = '(\\d+(?:[.,]\\d+)?)';

const GRAMS: Measure = { more: '{count} g heavier', less: '{count} g lighter' };

/** What is measured, by the names of its fields. Texts count only where number and unit are all that they say. */
const MEASURES: Record<string, Measure> = {
  dpi: { more: '{count} DPI more', less: '{count} DPI less' },
  weight_grams: GRAMS,
  keyboard_weight_grams: GRAMS,
  headphone_weight_grams: GRAMS,
  monitor_weight: { more: '{count} kg heavier', less: '{count} kg lighter' },
  thickness_mm: { more: '{count} mm thicker', less: '{count} mm thinner' },
  screen_size: {
    more: '{count} inches larger',
    less: '{count} inches smaller',
    unit: new RegExp(`^${NUMBER}\\s?-?(?:"|″|”|''|in|inch|inches|អ៊ីញ)(?:,.*)?$`),
  },
  refresh_rate: { more: '{count} Hz more', less: '{count} Hz less', unit: new RegExp(`^${NUMBER}\\s?hz$`) },
};

const YES_OR_NO: Record<string, [yes: Text, no: Text]> = {
  mouse_rgb: ['with RGB', 'without RGB'],
  keyboard_rgb: ['with RGB', 'without RGB'],
  mic: ['with a microphone', 'without a microphone'],
  surround_sound: ['with surround sound', 'without surround sound'],
};

const CONNECTIONS = ['connection', 'keyboard_connection', 'headphone_connection'];

/**
 * In which words a product differs from another: only what numbers, yes or no, wires and prices tell, and never which is better.
 * Nothing is told of what is not among the `specs`.
 */
export function reasonsOf(
  product: Product,
  base: Product,
  specs: ListedSpec[],
  t: Say,
  price: (dollars: number) => string,
) {
  const toldOf = (details: ProductDetails): ProductDetails =>
    Object.fromEntries(specs.map(({ name }) => [name, details[name] ?? null]));
  const [details, others] = [toldOf(detailsOf(product)), toldOf(detailsOf(base))];
  return [
    ...measured(details, others, t),
    ...connected(details, others).map((text) => t(text)),
    ...decided(details, others).map((text) => t(text)),
    ...specs.filter(({ isAdded }) => isAdded).flatMap((spec) => added(spec, details, others, t)),
    ...priced(product.price - base.price, t, price),
  ];
}

function measured(details: ProductDetails, others: ProductDetails, t: Say): string[] {
  return Object.entries(MEASURES).flatMap(([name, measure]) => {
    const [value, other] = [numberIn(details[name], measure), numberIn(others[name], measure)];
    if (value === null || other === null || value === other) return [];
    const count = roundToThousandths(Math.abs(value - other));
    return [t(value > other ? measure.more : measure.less, { count })];
  });
}

function numberIn(value: DetailValue | undefined, { unit }: Measure): number | null {
  if (!unit) return typeof value === 'number' ? value : null;
  const written = typeof value === 'string' ? unit.exec(textKey(value))?.[1] : undefined;
  return written === undefined ? null : Number(written.replace(',', '.'));
}

function decided(details: ProductDetails, others: ProductDetails): Text[] {
  return Object.entries(YES_OR_NO).flatMap(([name, [yes, no]]) => {
    const [value, other] = [details[name], others[name]];
    if (typeof value !== 'boolean' || typeof other !== 'boolean' || value === other) return [];
    return [value ? yes : no];
  });
}

/** What an admin has added is told by its label. */
function added({ name, label, unit }: ListedSpec, details: ProductDetails, others: ProductDetails, t: Say) {
  const [value, other] = [details[name], others[name]];
  if (value === other) return [];
  if (typeof value === 'boolean' && typeof other === 'boolean')
    return [t(value ? 'with {label}' : 'without {label}', { label })];
  if (typeof value !== 'number' || typeof other !== 'number') return [];
  const amount = withUnit(roundToThousandths(Math.abs(value - other)), unit);
  return [t(value > other ? '{label}: {amount} more' : '{label}: {amount} less', { label, amount })];
}

const roundToThousandths = (number: number) => Math.round(number * 1000) / 1000;

interface Ways {
  wireless: boolean;
  wired: boolean;
}

/** A port beside a radio may be there to charge only: then nobody knows of a wire unless it is named. */
function waysOf(value: DetailValue | undefined): Ways | null {
  const text = typeof value === 'string' ? textKey(value) : '';
  const wireless = /wireless|bluetooth|2\.4 ?ghz|ឥតខ្សែ|ប៊្លូធូស/.test(text);
  const named = /\bwired\b|\bcable\b|\bcorded\b|3\.5 ?mm|មានខ្សែ/.test(text);
  const wired = named || (!wireless && /\busb\b/.test(text));
  return wireless || wired ? { wireless, wired } : null;
}

function connected(details: ProductDetails, others: ProductDetails): Text[] {
  return CONNECTIONS.flatMap((name) => {
    const [ways, other] = [waysOf(details[name]), waysOf(others[name])];
    if (!ways || !other) return [];
    if (ways.wireless && !other.wireless) return [ways.wired ? 'wireless too' : 'wireless'];
    if (!ways.wireless && other.wireless) return ['wired'];
    return [];
  });
}

function priced(difference: number, t: Say, price: (dollars: number) => string): string[] {
  const dollars = roundToCents(difference);
  if (dollars === 0) return [];
  const amount = price(Math.abs(dollars));
  return [t(dollars > 0 ? '{amount} more' : '{amount} less', { amount })];
}
