import { all, anywhere, brand, cell, costs, named, namedKm, of, spec, type Wanted } from './wanted.js';

const gaming = namedKm('ហ្គេម');
const wireless = cell('connection', /wireless|bluetooth/i);
const silent = spec(/silent/i);
const atMost = (most: number) => costs((price) => price <= most);
const inch27 = cell('screen_size', /^27 inches/);
const mechanical = cell('switch_type', /mechanical/i);
const buds = all(of('headphone'), named(/buds/i));

/** Whole needs in English: several wishes, prices without words, makers that the shop has not, models written anew. */
export const neededEnglish: Wanted[] = [
  [
    all(of('mouse'), silent, atMost(30)),
    'silent mouse for office under $30',
    'quiet office mouse max 30 dollars',
  ],
  [all(of('mouse'), silent, atMost(25)), 'quiet mouse for work below 25'],
  [inch27, '27 inch 144hz monitor', '27" 144hz', 'samsung monitor 27 inch'],
  [all(of('keyboard'), atMost(50)), 'keyboard $50', '50$ keyboard'],
  [all(of('headphone'), atMost(100)), 'headphones 100$'],
  [inch27, '27in monitor'],
  [all(of('monitor'), atMost(200)), 'monitor 200 dollars'],
  [all(of('mouse'), atMost(20)), 'mouse 20 usd'],
  [all(of('mouse'), gaming, atMost(50)), 'gaming mouse under 50', 'gaming mouse $50'],
  [all(of('keyboard'), wireless, atMost(60)), 'wireless keyboard under 60 dollars'],
  [mechanical, 'mechanical keyboard corsair', 'hyperx mechanical keyboard'],
  [all(of('headphone'), cell('mic', /yes/)), 'headset with mic for zoom'],
  [spec(/IP67|IPX5/), 'waterproof earbuds for gym'],
  [named(/Bull 60/), 'bull60', 'kouprex bull-60', 'Bull60 keyboard'],
  [named(/True 27/), 'true27', 'romdura true27'],
  [named(/Prasat 75/), 'prasat75', 'prasat-75'],
  [named(/Eclipse 27/), 'eclipse27', '240hz oled 27'],
  [named(/Wave 24/), 'wave24 monitor'],
  [named(/Ledger 29/), 'ledger29'],
  [named(/Charge 3/), 'charge3'],
  [named(/Warcry 7/), 'warcry7'],
  [named(/Upright V2/), 'upright v-2', 'upright v 2'],
  [named(/Delta 34/), 'delta34'],
  [named(/On-Ear/), 'onear headphones', 'on ear headphones'],
  [all(of('mouse'), wireless), 'logitech wireless mouse'],
  [of('keyboard'), 'razer keyboard'],
  [all(of('headphone'), spec(/noise cancelling/i)), 'sony headphones noise cancelling'],
  [cell('switch_type', /quiet|silent/i), 'i need a quiet keyboard for the office'],
  [all(of('monitor'), cell('connection', /USB-C/)), 'monitor for macbook usb-c'],
  [all(of('monitor'), atMost(150)), 'second monitor for laptop under $150'],
  [all(of('mouse'), spec(/ambidextrous/i)), 'best mouse for left hand'],
  [all(buds, cell('_color', /white/i)), 'white wireless earbuds'],
  [all(of('headphone'), cell('_color', /pink/i)), 'pink headset for girl'],
  [all(of('headphone'), anywhere(/child/i)), 'headphones for children'],
  [all(of('keyboard'), spec(/knob/i)), 'keyboard with volume knob', 'keyboard with knob'],
];

/** Prices without a sign, in riel or beside unknown words; low prices; words written together. */
export const neededPrices: Wanted[] = [
  [
    atMost(30),
    'under 30',
    '30 or less',
    'up to 30',
    'less than 30',
    'gift under 30',
    'present for dad below 30',
  ],
  [atMost(25), 'under 102500 riel', 'ក្រោម 102500 រៀល', '១០២,៥០០៛'],
  [all(of('mouse'), atMost(25)), 'mouse under 102,500 riel', 'mouse 25 or less', 'កណ្ដុរ ក្រោម ១០២៥០០៛'],
  [costs((price) => price >= 100), 'over 100', '100 or more'],
  [costs((price) => price >= 20 && price <= 50), 'between 20 and 50', 'from 20 to 50'],
  [
    all(
      of('keyboard'),
      costs((price) => price >= 20 && price <= 50),
    ),
    'between 20 and 50 keyboard',
  ],
  [all(of('mouse'), wireless, atMost(30)), 'wireless mouse up to 30', 'under 30 wireless mouse'],
  [
    all(
      of('mouse'),
      costs((price) => price <= 25),
    ),
    'cheapest mouse',
  ],
  [all(of('keyboard'), atMost(45)), 'cheapest keyboard', 'ក្ដារចុចថោកបំផុត'],
  [all(of('mouse'), gaming), 'gamingmouse', 'gaming mouse cheap'],
  [mechanical, 'mechanicalkeyboard'],
  [all(of('headphone'), wireless), 'wirelessheadset'],
  [all(of('monitor'), gaming), 'gamingmonitor'],
  [all(of('monitor'), cell('connection', /USB-C/)), 'usbcmonitor', 'usbc monitor'],
  [brand('Kouprex'), 'kouprexgaming'],
  [of('mouse'), 'mouse under', 'mouse less than $'],
  [of('keyboard'), 'ក្តារចុច ក្រោម'],
  [atMost(30), 'something under 30', 'anything below 30 dollars'],
  [all(of('mouse'), atMost(24.39)), 'កណ្តុរ ក្រោម ១០ម៉ឺន', 'ម៉ៅស៍ ១០ ម៉ឺន'],
];

/** Whole needs in Khmer, in its own letters and in Latin ones. */
export const neededKhmer: Wanted[] = [
  [of('mouse'), 'កណ្តុរតម្លៃថោក', 'ម៉ៅស៍ logitech', 'kandol thaok', 'ម៉ៅស៍តម្លៃសមរម្យ'],
  [of('keyboard'), 'ក្តារចុចតម្លៃថោក', 'ក្ដារចុច តម្លៃធូរ'],
  [of('headphone'), 'កាសតម្លៃសមរម្យ', 'កាសថោក'],
  [of('monitor'), 'អេក្រង់កុំព្យូទ័រ តម្លៃថោក', 'ម៉ូនីទ័រ samsung'],
  [all(of('mouse'), silent), 'កណ្ដុរស្ងាត់ សម្រាប់ការិយាល័យ'],
  [all(of('mouse'), wireless, atMost(30)), 'ម៉ៅស៍ឥតខ្សែ ក្រោម ៣០ ដុល្លារ', 'កណ្តុរឥតខ្សែ ៣០$'],
  [all(of('headphone'), gaming, atMost(50)), 'កាសហ្គេម តម្លៃ ៥០$'],
  [all(of('keyboard'), atMost(50)), 'ក្ដារចុច ៥០ ដុល្លារ'],
  [inch27, 'អេក្រង់ ២៧ អ៊ីញ', 'អេក្រង់ 27 អ៊ីញ 144hz', 'ម៉ូនីទ័រ 27 inch 144hz'],
  [cell('resolution', /3840 x 2160/), 'ម៉ូនីទ័រ 4k សម្រាប់ការងារ'],
  [all(of('mouse'), wireless), 'ចង់បានកណ្ដុរឥតខ្សែ'],
  [all(of('headphone'), cell('connection', /bluetooth/i)), 'កាស sony bluetooth'],
  [named(/Bull 60/), 'ក្ដារចុច bull60'],
  [of('mouse'), 'កណ្តុរតំលៃថោក', 'ម៉ៅស៍ តំលៃសមរម្យ'],
  [of('mousepad'), 'កំរាលកណ្តុរ'],
  [all(of('headphone'), spec(/noise cancelling/i)), 'កាសកាត់សំលេងរំខាន', 'កាសកាត់សម្លេងរំខាន'],
  [inch27, 'ម៉ូនីទ័រ ២៧ អុិញ'],
  [all(of('keyboard'), anywhere(/office/i)), 'ក្តារចុចសំរាប់ការិយាល័យ'],
  [all(of('mouse'), gaming), 'កណ្ដុរសម្រាប់លេងហ្គេម'],
  [all(of('keyboard'), mechanical, cell('_color', /white/i)), 'ក្ដារចុចមេកានិច ពណ៌ស'],
];
