import sharp from 'sharp';

/** The stock of every product, more than a run can sell. */
export const initialStock = 100_000;

export const brandNames = [...'ABCDEFGHIJKLMNOPQRST'].map((letter) => `Brand ${letter}oun`);

/** The beginnings of the names; a quarter of the products has each. */
export const series = [
  'Swift Wireless Gaming',
  'Silent Compact Office',
  'Bright Curved Studio',
  'Steady Modular Travel',
];

export const nouns = {
  mouse: 'Mouse',
  keyboard: 'Keyboard',
  headphone: 'Headphone',
  monitor: 'Monitor',
  mousepad: 'Mousepad',
};

const details = {
  mouse: {
    dpi: 16_000,
    mouse_rgb: 'yes',
    connection: '2.4 GHz',
    battery: '70 h',
    weight_grams: 61,
    mouse_color: 'black',
  },
  keyboard: {
    layout: '75 %',
    switch_type: 'linear',
    keyboard_color: 'white',
    keyboard_rgb: 'no',
    keycap_material: 'PBT',
  },
  headphone: {
    frequency_response: '20 Hz to 20 kHz',
    mic: 'yes',
    surround_sound: 'no',
    headphone_weight_grams: 262,
  },
  monitor: { screen_size: '27 inches', resolution: '2560 x 1440', refresh_rate: '165 Hz', panel_type: 'IPS' },
  mousepad: { size: '450 x 400 mm', material: 'cloth', thickness_mm: 4, mousepad_color: 'green' },
};
const detailNames = Object.values(details).flatMap(Object.keys);
const header = ['name', 'category', 'brand', 'price', 'stock', 'description', 'image', ...detailNames];
const categories = Object.keys(nouns);
const imageNames = categories.map((category) => `${category}.png`);

/** A product file with the rows `first` to `first + count - 1`, all different, spread over categories and brands. */
export function productsFile(first, count) {
  const rows = Array.from({ length: count }, (_, index) => rowOf(first + index).join(','));
  return [header.join(','), ...rows].join('\n');
}

function rowOf(n) {
  const category = categories[n % categories.length];
  const own = { ...details[category] };
  return [
    nameOf(n),
    category,
    brandNames[Math.floor(n / 7) % brandNames.length],
    (5 + ((n * 37) % 20_000) / 100).toFixed(2),
    initialStock,
    `Made for long days and quick hands. Number ${n} of its kind.`,
    imageNames[n % imageNames.length],
    ...detailNames.map((name) => own[name] ?? ''),
  ];
}

/** For example `Swift Wireless Gaming Mouse 00020`. */
export function nameOf(n) {
  const category = categories[n % categories.length];
  return `${series[n % series.length]} ${nouns[category]} ${String(n).padStart(5, '0')}`;
}

/** Small images with their file names. */
export async function smallImages() {
  const draw = async (name, index) => {
    const background = { r: 40 * index, g: 90, b: 160 };
    const image = sharp({ create: { width: 64, height: 64, channels: 3, background } });
    return { name, bytes: await image.png().toBuffer() };
  };
  return Promise.all(imageNames.map(draw));
}

/** Photos of twelve megapixels in a few megabytes, as telephones take them; all different. */
export async function largePhotos() {
  const take = async (mean) => {
    const noise = /** @type {const} */ ({ type: 'gaussian', mean, sigma: 12 });
    const create = {
      width: 4_000,
      height: 3_000,
      channels: /** @type {3} */ (3),
      noise,
      background: 'white',
    };
    return sharp({ create }).jpeg({ quality: 60 }).toBuffer();
  };
  return Promise.all([90, 110, 130, 150].map(take));
}
