import type { ProductOf } from './product.js';

export const deskMats: ProductOf<'mousepad'>[] = [
  {
    model: 'Angkor Dusk XXL',
    brand: 'Bayora',
    price: 3499,
    stock: 33,
    description:
      'The towers at the last light of day, woven across ninety centimetres of desk. Keyboard, mouse and coffee all fit, and the stitched rim keeps its edge for years.',
    kindKm: 'ផ្ទាំងរងកណ្ដុរធំ',
    descriptionKm:
      'ប្រាសាទនៅពន្លឺថ្ងៃលិច ត្បាញលើតុប្រវែងកៅសិបសង់ទីម៉ែត្រ។ ក្ដារចុច កណ្ដុរ និងកាហ្វេដាក់បានទាំងអស់ ហើយគែមដេររក្សារាងបានច្រើនឆ្នាំ។',
    specification: {
      size: '900 x 400 mm',
      material: 'Micro-weave cloth on natural rubber',
      thickness_mm: 4,
      mousepad_color: 'Sunset orange and violet',
    },
    picture: {
      width: 900,
      depth: 400,
      thickness: 4,
      pattern: 'temple',
      palette: ['#f2743c', '#3b2a6b', '#ffd27a', '#24153f', '#ffe7b0'],
      edge: 'stitched',
      accent: '#ffd27a',
    },
  },
  {
    model: 'Laterite XL',
    brand: 'Bayora',
    price: 2850,
    stock: 47,
    description:
      'Fine height lines in temple-stone red give your desk a map of somewhere worth going. A control-weave surface slows the flick just enough to land it.',
    kindKm: 'ផ្ទាំងរងកណ្ដុរធំ',
    descriptionKm:
      'ខ្សែកម្ពស់ល្អិតៗពណ៌ក្រហមថ្មបាយក្រៀម ធ្វើឱ្យតុរបស់អ្នកមានផែនទីទៅកន្លែងគួរឱ្យទៅ។ ផ្ទៃត្បាញបន្ថយចលនារហ័សល្មមឱ្យអ្នកតម្រង់បានចំ។',
    specification: {
      size: '800 x 350 mm',
      material: 'Control-weave cloth on rubber',
      thickness_mm: 4,
      mousepad_color: 'Laterite red',
    },
    picture: {
      width: 800,
      depth: 350,
      thickness: 4,
      pattern: 'contours',
      palette: ['#3b1f17', '#4d281c', '#8c4a32', '#8c4a32', '#e8895a'],
      edge: 'stitched',
      accent: '#e8895a',
    },
  },
  {
    model: 'Current Glow XXL',
    brand: 'Tonlix',
    price: 4999,
    stock: 21,
    description:
      'Silk-smooth bands of blue flow under your hands while a tube of light traces the rim. Nine effects, one button and no software needed.',
    kindKm: 'ផ្ទាំងរងកណ្ដុរធំ',
    descriptionKm:
      'បន្ទះពណ៌ខៀវរលោងដូចសូត្រហូរក្រោមដៃអ្នក ខណៈពន្លឺរត់ជុំវិញគែម។ មានបែបពន្លឺប្រាំបួន ប៊ូតុងតែមួយ និងមិនត្រូវការកម្មវិធីអ្វីឡើយ។',
    specification: {
      size: '900 x 350 mm',
      material: 'Smooth cloth, rubber base, light tube',
      thickness_mm: 4,
      mousepad_color: 'Blue and violet with RGB edge',
    },
    picture: {
      width: 900,
      depth: 350,
      thickness: 4,
      pattern: 'silk',
      palette: ['#0d1430', '#141b3d', '#1f7ae0', '#6a45d1', '#19d3ff'],
      edge: 'plain',
      accent: '#ffffff',
      light: ['#1f7ae0', '#a24bff', '#19d3ff'],
    },
  },
  {
    model: 'Cardamom Hills XXL',
    brand: 'Kravanti',
    price: 3299,
    stock: 29,
    description:
      'Morning mist over the hills, a river in the valley and not a notification in sight. A calm green view for desks that face a wall.',
    kindKm: 'ផ្ទាំងរងកណ្ដុរធំ',
    descriptionKm: 'អ័ព្ទព្រឹកលើភ្នំ ទន្លេក្នុងជ្រលង និងគ្មានសារជូនដំណឹងមួយឡើយ។ ទេសភាពបៃតងស្ងប់ស្ងាត់សម្រាប់តុដែលបែរទៅជញ្ជាំង។',
    specification: {
      size: '900 x 400 mm',
      material: 'Micro-weave cloth on natural rubber',
      thickness_mm: 3,
      mousepad_color: 'Forest green',
    },
    picture: {
      width: 900,
      depth: 400,
      thickness: 3,
      pattern: 'hills',
      palette: ['#cfe8d6', '#6fb3b8', '#fff3c4', '#12463a', '#7fb5a1'],
      edge: 'stitched',
      accent: '#f2f7e4',
    },
  },
  {
    model: 'Blossom Desk XL',
    brand: 'Lotara',
    price: 2699,
    stock: 2,
    description:
      'Ribbons of rose and lilac drift across a surface as soft as a petal. Water rolls off, so a spilled iced coffee is a wipe and not a wash.',
    kindKm: 'ផ្ទាំងរងកណ្ដុរធំ',
    descriptionKm:
      'ខ្សែបូពណ៌ផ្កាកុលាប និងពណ៌ស្វាយស្រាលរសាត់លើផ្ទៃទន់ដូចត្របកផ្កា។ ទឹកមិនជ្រាប ដូច្នេះកាហ្វេទឹកកកដែលកំពប់គ្រាន់តែជូត មិនបាច់បោក។',
    specification: {
      size: '800 x 300 mm',
      material: 'Water-resistant cloth on rubber',
      thickness_mm: 3,
      mousepad_color: 'Pink and lilac',
    },
    picture: {
      width: 800,
      depth: 300,
      thickness: 3,
      pattern: 'silk',
      palette: ['#fde7f0', '#fff4f8', '#f7b3cf', '#c9a7ea', '#ffd9c2'],
      edge: 'stitched',
      accent: '#c4447c',
    },
  },
  {
    model: 'Felt Desk XL',
    brand: 'Mekovia',
    price: 2399,
    stock: 52,
    description:
      'Pressed wool felt in quiet grey warms up a cold desk and hushes every keystroke. Cut by hand, finished with nothing at all.',
    kindKm: 'ផ្ទាំងរងកណ្ដុរធំ',
    descriptionKm: 'សំពត់រោមចៀមបង្ហាប់ពណ៌ប្រផេះធ្វើឱ្យតុត្រជាក់ក្លាយជាកក់ក្ដៅ និងបន្ថយសំឡេងចុចនីមួយៗ។ កាត់ដោយដៃ ដោយមិនបន្ថែមអ្វីទៀត។',
    specification: {
      size: '800 x 330 mm',
      material: 'Pressed wool felt on cork',
      thickness_mm: 5,
      mousepad_color: 'Stone grey',
    },
    picture: {
      width: 800,
      depth: 330,
      thickness: 5,
      pattern: 'plain',
      palette: ['#8d949b', '#a5abb1', '#6c7379', '#6c7379', '#6c7379'],
      edge: 'plain',
      accent: '#f1f3f4',
    },
  },
];
