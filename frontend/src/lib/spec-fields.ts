import type { CategorySlug, Product, ProductDetails } from '../api/types';
import type { Text } from './i18n/translate';

type ModelKey = 'MouseModel' | 'KeyboardModel' | 'HeadphoneModel' | 'MonitorModel' | 'MousepadModel';
type SpecName = Exclude<
  { [Key in ModelKey]: keyof NonNullable<Product[Key]> }[ModelKey],
  'monitor_weight_text'
>;

export interface SpecField {
  /** The name in the API's answers. */
  name: SpecName;
  label: Text;
  kind: 'text' | 'number' | 'boolean';
}

const MODEL_KEYS: Record<CategorySlug, ModelKey> = {
  mouse: 'MouseModel',
  keyboard: 'KeyboardModel',
  headphone: 'HeadphoneModel',
  monitor: 'MonitorModel',
  mousepad: 'MousepadModel',
};

export const SPEC_FIELDS: Record<CategorySlug, SpecField[]> = {
  mouse: [
    { name: 'dpi', label: 'DPI', kind: 'number' },
    { name: 'mouse_rgb', label: 'RGB', kind: 'boolean' },
    { name: 'connection', label: 'Connection', kind: 'text' },
    { name: 'battery', label: 'Battery', kind: 'text' },
    { name: 'weight_grams', label: 'Weight (g)', kind: 'number' },
    { name: 'mouse_color', label: 'Color', kind: 'text' },
    { name: 'mouse_other_features', label: 'Other features', kind: 'text' },
  ],
  keyboard: [
    { name: 'layout', label: 'Layout', kind: 'text' },
    { name: 'switch_type', label: 'Switch type', kind: 'text' },
    { name: 'keyboard_color', label: 'Color', kind: 'text' },
    { name: 'keyboard_rgb', label: 'RGB', kind: 'boolean' },
    { name: 'keyboard_connection', label: 'Connection', kind: 'text' },
    { name: 'keycap_material', label: 'Keycap material', kind: 'text' },
    { name: 'keyboard_battery', label: 'Battery', kind: 'text' },
    { name: 'keyboard_weight_grams', label: 'Weight (g)', kind: 'number' },
    { name: 'keyboard_other_features', label: 'Other features', kind: 'text' },
  ],
  headphone: [
    { name: 'frequency_response', label: 'Frequency response', kind: 'text' },
    { name: 'mic', label: 'Microphone', kind: 'boolean' },
    { name: 'headphone_connection', label: 'Connection', kind: 'text' },
    { name: 'surround_sound', label: 'Surround sound', kind: 'boolean' },
    { name: 'headphone_battery', label: 'Battery', kind: 'text' },
    { name: 'headphone_weight_grams', label: 'Weight (g)', kind: 'number' },
    { name: 'headphone_color', label: 'Color', kind: 'text' },
    { name: 'headphone_other_features', label: 'Other features', kind: 'text' },
  ],
  monitor: [
    { name: 'screen_size', label: 'Screen size', kind: 'text' },
    { name: 'resolution', label: 'Resolution', kind: 'text' },
    { name: 'refresh_rate', label: 'Refresh rate', kind: 'text' },
    { name: 'panel_type', label: 'Panel type', kind: 'text' },
    { name: 'monitor_connection', label: 'Connection', kind: 'text' },
    { name: 'monitor_color', label: 'Color', kind: 'text' },
    { name: 'monitor_weight', label: 'Weight', kind: 'number' },
  ],
  mousepad: [
    { name: 'size', label: 'Size', kind: 'text' },
    { name: 'material', label: 'Material', kind: 'text' },
    { name: 'thickness_mm', label: 'Thickness (mm)', kind: 'number' },
    { name: 'mousepad_color', label: 'Color', kind: 'text' },
  ],
};

type OfCategory = Pick<Product, 'category'> & Partial<Product>;

/** The specifications of a product's own category; empty when it has none. */
export function detailsOf(product: OfCategory): ProductDetails {
  return (product[MODEL_KEYS[product.category]] as ProductDetails | undefined) ?? {};
}

/** The colour that a product says it has; empty for none, and for products without their specifications. */
export function colourOf(product: OfCategory): string {
  const name = SPEC_FIELDS[product.category].find(isColour)?.name;
  const colour = name && detailsOf(product)[name];
  return typeof colour === 'string' ? colour : '';
}

/** Whether a specification is the product's colour. */
export const isColour = ({ label }: Partial<SpecField>): boolean => label === 'Color';
