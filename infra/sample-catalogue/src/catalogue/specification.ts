import { z } from 'zod';

const text = z.string().min(2);
const count = z.int().positive();

/** What has to be known of a product of each category, by the shop's field names. */
export const specificationSchemas = {
  mouse: z.strictObject({
    dpi: count,
    mouse_rgb: z.boolean(),
    connection: text,
    battery: text,
    weight_grams: count,
    mouse_color: text,
    mouse_other_features: text,
  }),
  mousepad: z.strictObject({ size: text, material: text, thickness_mm: count, mousepad_color: text }),
  keyboard: z.strictObject({
    layout: text,
    switch_type: text,
    keyboard_color: text,
    keyboard_rgb: z.boolean(),
    keyboard_connection: text,
    keycap_material: text,
    keyboard_battery: text,
    keyboard_weight_grams: count,
    keyboard_other_features: text,
  }),
  headphone: z.strictObject({
    frequency_response: text,
    mic: z.boolean(),
    headphone_connection: text,
    surround_sound: z.boolean(),
    headphone_battery: text,
    headphone_weight_grams: count,
    headphone_color: text,
    headphone_other_features: text,
  }),
  monitor: z.strictObject({
    screen_size: text,
    resolution: text,
    refresh_rate: text,
    panel_type: text,
    monitor_connection: text,
    monitor_color: text,
    /** Kilograms. */
    monitor_weight: z.number().positive(),
  }),
};

export type Category = keyof typeof specificationSchemas;

export const categories = Object.keys(specificationSchemas) as Category[];

export type Specification<C extends Category> = z.infer<(typeof specificationSchemas)[C]>;
