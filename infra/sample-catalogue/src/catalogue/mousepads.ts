import type { ProductOf } from './product.js';

export const mousepads: ProductOf<'mousepad'>[] = [
  {
    model: 'Ridge Control L',
    brand: 'Kravanti',
    price: 1999,
    stock: 64,
    description:
      'Glowing height lines on forest black, and a weave with real stopping power. Made for low-sensitivity players who move the whole arm.',
    kindKm: 'ផ្ទាំងរងកណ្ដុរ',
    descriptionKm:
      'ខ្សែកម្ពស់ភ្លឺលើផ្ទៃខ្មៅដូចព្រៃ និងក្រណាត់ត្បាញដែលទប់បានជាប់។ សម្រាប់អ្នកលេងដែលកំណត់ល្បឿនកណ្ដុរទាប ហើយរំកិលដៃទាំងមូល។',
    specification: {
      size: '450 x 400 mm',
      material: 'Control-weave cloth on natural rubber',
      thickness_mm: 4,
      mousepad_color: 'Black with green lines',
    },
    picture: {
      width: 450,
      depth: 400,
      thickness: 4,
      pattern: 'contours',
      palette: ['#15201c', '#1c2b25', '#35584a', '#35584a', '#5fc28f'],
      edge: 'stitched',
      accent: '#5fc28f',
    },
  },
  {
    model: 'Cork Natural M',
    brand: 'Kravanti',
    price: 1650,
    stock: 38,
    description:
      'Harvested cork, pressed thin and sealed with plant wax. It is warm to the wrist, kind to the planet and every piece is marked a little differently.',
    kindKm: 'ផ្ទាំងរងកណ្ដុរ',
    descriptionKm:
      'ឆ្នុកធម្មជាតិ បង្ហាប់ស្ដើង និងបិទផ្ទៃដោយក្រមួនរុក្ខជាតិ។ វាកក់ក្ដៅដល់កដៃ ល្អចំពោះភពផែនដី ហើយមួយៗមានក្បាច់ខុសគ្នាបន្តិច។',
    specification: {
      size: '300 x 250 mm',
      material: 'Sealed cork on natural rubber',
      thickness_mm: 3,
      mousepad_color: 'Natural cork',
    },
    picture: {
      width: 300,
      depth: 250,
      thickness: 3,
      pattern: 'plates',
      palette: ['#c49a6c', '#d1aa7d', '#b88a5a', '#d9b78d', '#a87a4b'],
      edge: 'plain',
      accent: '#5b3d1f',
    },
  },
  {
    model: 'Krama Classic',
    brand: 'Lotara',
    price: 1499,
    stock: 81,
    description:
      'The red check every Cambodian knows from home, now under your mouse. A little piece of the countryside for a desk in the city.',
    kindKm: 'ផ្ទាំងរងកណ្ដុរ',
    descriptionKm: 'ក្រឡាក្រហមនៃក្រមាដែលខ្មែរគ្រប់រូបស្គាល់ពីផ្ទះ ឥឡូវនៅក្រោមកណ្ដុររបស់អ្នក។ បំណែកតូចមួយនៃជនបទសម្រាប់តុនៅទីក្រុង។',
    specification: {
      size: '360 x 300 mm',
      material: 'Woven cloth on rubber',
      thickness_mm: 3,
      mousepad_color: 'Red and white check',
    },
    picture: {
      width: 360,
      depth: 300,
      thickness: 3,
      pattern: 'krama',
      palette: ['#fbf4ee', '#ffffff', '#c9273a', '#7a1220', '#ffffff'],
      edge: 'stitched',
      accent: '#7a1220',
    },
  },
  {
    model: 'Hexplate M',
    brand: 'Kouprex',
    price: 1250,
    stock: 110,
    description:
      'Armour plating for your aim. The hard-wearing hybrid weave is quick off the mark and wipes clean after a night at the cafe.',
    kindKm: 'ផ្ទាំងរងកណ្ដុរ',
    descriptionKm: 'គ្រឿងក្រោះសម្រាប់ការតម្រង់របស់អ្នក។ ក្រណាត់ត្បាញចម្រុះធន់ រហ័ស និងជូតស្អាតបានងាយក្រោយមួយយប់នៅហាងហ្គេម។',
    specification: {
      size: '320 x 270 mm',
      material: 'Hybrid weave on rubber',
      thickness_mm: 3,
      mousepad_color: 'Black and red',
    },
    picture: {
      width: 320,
      depth: 270,
      thickness: 3,
      pattern: 'plates',
      palette: ['#1b1c20', '#24262c', '#30333b', '#454a55', '#e02a39'],
      edge: 'stitched',
      accent: '#e02a39',
    },
  },
  {
    model: 'Shoal RGB M',
    brand: 'Tonlix',
    price: 2999,
    stock: 26,
    description:
      'A hard, fast deck with an ocean of light around it. Fourteen effects run from the little box at the top, powered by one USB cable.',
    kindKm: 'ផ្ទាំងរងកណ្ដុរ',
    descriptionKm: 'ផ្ទៃរឹងរហ័ស ដែលមានមហាសមុទ្រពន្លឺព័ទ្ធជុំវិញ។ បែបពន្លឺដប់បួនបញ្ជាពីប្រអប់តូចខាងលើ ដោយប្រើខ្សែ USB តែមួយ។',
    specification: {
      size: '350 x 250 mm',
      material: 'Hard polymer deck, light tube',
      thickness_mm: 6,
      mousepad_color: 'Deep blue with RGB edge',
    },
    picture: {
      width: 350,
      depth: 250,
      thickness: 6,
      pattern: 'contours',
      palette: ['#0c1626', '#12213a', '#1d4a7a', '#1d4a7a', '#2fb4ff'],
      edge: 'plain',
      accent: '#7fd0ff',
      light: ['#19d3ff', '#3aff9d', '#5f7dff', '#d34bff'],
    },
  },
  {
    model: 'Wrist Rest Gel',
    brand: 'Mekovia',
    price: 1399,
    stock: 95,
    description:
      'A cushion of cool gel for wrists that type all day. The cloth-covered rest keeps its shape and the base stays exactly where you put it.',
    kindKm: 'ផ្ទាំងរងកណ្ដុរ',
    descriptionKm:
      'ខ្នើយជែលត្រជាក់សម្រាប់កដៃដែលវាយអក្សរពេញមួយថ្ងៃ។ ទ្រនាប់ស្រោបក្រណាត់រក្សារាងបានល្អ ហើយបាតនៅជាប់ត្រង់កន្លែងដែលអ្នកដាក់។',
    specification: {
      size: '260 x 240 mm',
      material: 'Lycra cloth, gel rest, polyurethane base',
      thickness_mm: 4,
      mousepad_color: 'Mist green',
    },
    picture: {
      width: 260,
      depth: 240,
      thickness: 4,
      pattern: 'plain',
      palette: ['#bcd3cd', '#d7e6e1', '#0f9488', '#0f9488', '#0f9488'],
      edge: 'plain',
      accent: '#0f9488',
      rest: '#5d9c91',
    },
  },
];
