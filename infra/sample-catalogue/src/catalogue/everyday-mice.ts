import type { ProductOf } from './product.js';

export const everydayMice: ProductOf<'mouse'>[] = [
  {
    model: 'Drift Silent',
    brand: 'Mekovia',
    price: 1999,
    stock: 120,
    description:
      'So quiet that the baby, the boss and the library will never know. The rounded shell rests under your hand like a river stone and runs a year and a half on one AA cell.',
    kindKm: 'កណ្ដុរឥតខ្សែ',
    descriptionKm:
      'ស្ងាត់ដល់ថ្នាក់កូនតូច ថៅកែ និងបណ្ណាល័យមិនដែលដឹង។ សំបកមូលទ្រដៃដូចគ្រួសទន្លេ ហើយប្រើបានមួយឆ្នាំកន្លះដោយថ្ម AA តែមួយគ្រាប់។',
    specification: {
      dpi: 1600,
      mouse_rgb: false,
      connection: '2.4 GHz wireless',
      battery: '1 AA cell, up to 18 months',
      weight_grams: 78,
      mouse_color: 'Pearl white',
      mouse_other_features: 'Silent switches, receiver stored inside',
    },
    picture: { form: 'ergonomic', shell: '#eceef1', grip: '#b4bcc6', accent: '#0f9488', gloss: 0.45 },
  },
  {
    model: 'Upright V2',
    brand: 'Mekovia',
    price: 3950,
    stock: 36,
    description:
      'Shake hands with your computer. The 57 degree grip lets the wrist rest the way it wants to, and your shoulder will thank you by Friday.',
    kindKm: 'កណ្ដុរបញ្ឈរឥតខ្សែ',
    descriptionKm: 'ចាប់ដៃជាមួយកុំព្យូទ័ររបស់អ្នក។ មុំកាន់ 57 ដឺក្រេឱ្យកដៃសម្រាកតាមធម្មជាតិ ហើយស្មារបស់អ្នកនឹងអរគុណនៅថ្ងៃសុក្រ។',
    specification: {
      dpi: 4000,
      mouse_rgb: false,
      connection: '2.4 GHz wireless, Bluetooth 5.1',
      battery: 'Up to 4 months, rechargeable',
      weight_grams: 128,
      mouse_color: 'Graphite',
      mouse_other_features: 'Vertical grip, 3 paired devices, thumb buttons',
    },
    picture: { form: 'vertical', shell: '#41454e', grip: '#2a2d33', accent: '#2cc4b3', gloss: 0.3 },
  },
  {
    model: 'Ferry Travel',
    brand: 'Mekovia',
    price: 2450,
    stock: 74,
    description:
      'Small enough for a jacket pocket, sure-footed enough for a cafe table in Siem Reap. Pair it with laptop, tablet and phone and hop between them with one button.',
    kindKm: 'កណ្ដុរឥតខ្សែ',
    descriptionKm:
      'តូចល្មមដាក់ក្នុងហោប៉ៅអាវ ហើយនឹងនរលើតុហាងកាហ្វេនៅសៀមរាប។ ភ្ជាប់ជាមួយកុំព្យូទ័រយួរដៃ ថេប្លេត និងទូរសព្ទ ហើយប្ដូរទៅមកដោយប៊ូតុងតែមួយ។',
    specification: {
      dpi: 2400,
      mouse_rgb: false,
      connection: 'Bluetooth 5.2',
      battery: 'Up to 10 weeks, USB-C rechargeable',
      weight_grams: 66,
      mouse_color: 'Teal',
      mouse_other_features: '3 paired devices, silent switches',
    },
    picture: { form: 'symmetric', shell: '#1a9c90', grip: '#127469', accent: '#e4fffb', gloss: 0.4 },
  },
  {
    model: 'Petal Mini',
    brand: 'Lotara',
    price: 1850,
    stock: 58,
    description:
      'A sweet little mouse in lotus pink that brightens any desk. Soft-touch sides, gentle clicks and a matching cable that never tangles in the bag.',
    kindKm: 'កណ្ដុរ',
    descriptionKm:
      'កណ្ដុរតូចគួរឱ្យស្រឡាញ់ពណ៌ផ្កាឈូក ដែលធ្វើឱ្យតុណាក៏ស្រស់ថ្លា។ ចំហៀងទន់ដៃ សំឡេងចុចស្រាល និងខ្សែពណ៌ដូចគ្នាដែលមិនចេះជំពាក់ក្នុងកាបូប។',
    specification: {
      dpi: 3200,
      mouse_rgb: false,
      connection: 'USB wired, 1.5 m',
      battery: 'None (wired)',
      weight_grams: 70,
      mouse_color: 'Lotus pink',
      mouse_other_features: 'Soft-touch finish, 4 DPI steps',
    },
    picture: {
      form: 'symmetric',
      shell: '#f2afc9',
      grip: '#e48fb3',
      accent: '#fff6fa',
      gloss: 0.5,
      cable: '#eda3c1',
    },
  },
  {
    model: 'Dawn Wireless',
    brand: 'Lotara',
    price: 2699,
    stock: 5,
    description:
      'The colour of the sky over the Tonle Sap at six in the morning. Charges in an hour, lasts for weeks and glides on almost anything but glass.',
    kindKm: 'កណ្ដុរឥតខ្សែ',
    descriptionKm:
      'ពណ៌ដូចមេឃលើបឹងទន្លេសាបនៅម៉ោងប្រាំមួយព្រឹក។ សាកថ្មមួយម៉ោង ប្រើបានច្រើនសប្ដាហ៍ ហើយរអិលលើផ្ទៃស្ទើរតែទាំងអស់ លើកលែងតែកញ្ចក់។',
    specification: {
      dpi: 4000,
      mouse_rgb: false,
      connection: '2.4 GHz wireless, Bluetooth 5.0',
      battery: 'Up to 6 weeks, USB-C rechargeable',
      weight_grams: 72,
      mouse_color: 'Lavender',
      mouse_other_features: 'Silent switches, 2 paired devices',
    },
    picture: { form: 'ergonomic', shell: '#c9bcec', grip: '#a892da', accent: '#ffffff', gloss: 0.5 },
  },
  {
    model: 'Regent',
    brand: 'Apsarion',
    price: 12900,
    stock: 11,
    description:
      'Lacquer-black, hand-polished and trimmed in gold tone, this is the mouse for the corner office. The weighted wheel spins freely through a thousand rows and stops where you want it.',
    kindKm: 'កណ្ដុរឥតខ្សែ',
    descriptionKm:
      'ម្រ័ក្សណ៍ខ្មៅខាត់ដោយដៃ តុបតែងដោយពណ៌មាស គឺជាកណ្ដុរសម្រាប់បន្ទប់ធ្វើការថ្នាក់ដឹកនាំ។ កង់រមូរធ្ងន់វិលសេរីកាត់មួយពាន់ជួរ ហើយឈប់ត្រង់កន្លែងដែលអ្នកចង់បាន។',
    specification: {
      dpi: 8000,
      mouse_rgb: false,
      connection: '2.4 GHz wireless, Bluetooth 5.3, USB-C',
      battery: 'Up to 90 days, rechargeable',
      weight_grams: 118,
      mouse_color: 'Lacquer black with gold',
      mouse_other_features: 'Free-spinning metal wheel, 3 paired devices',
    },
    picture: { form: 'ergonomic', shell: '#232225', grip: '#3a3632', accent: '#d2a24a', gloss: 0.6 },
  },
  {
    model: 'Ivory',
    brand: 'Apsarion',
    price: 9900,
    stock: 16,
    description:
      'Warm ivory lacquer, champagne accents and a click you feel more than hear. Its symmetric body makes it as welcome in a left hand as in a right.',
    kindKm: 'កណ្ដុរឥតខ្សែ',
    descriptionKm: 'ម្រ័ក្សណ៍ពណ៌ភ្លុកកក់ក្ដៅ លម្អពណ៌សំប៉ាញ និងការចុចដែលអ្នកដឹងដោយដៃជាងឮដោយត្រចៀក។ រាងស៊ីមេទ្រីសមនឹងដៃឆ្វេងដូចដៃស្ដាំ។',
    specification: {
      dpi: 6400,
      mouse_rgb: false,
      connection: 'Bluetooth 5.3, USB-C',
      battery: 'Up to 75 days, rechargeable',
      weight_grams: 96,
      mouse_color: 'Ivory',
      mouse_other_features: 'Ambidextrous, silent switches, wireless charging',
    },
    picture: { form: 'symmetric', shell: '#efe6d4', grip: '#cdb98f', accent: '#b8862b', gloss: 0.7 },
  },
];
