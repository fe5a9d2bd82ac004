import { all, any, brand, cell, costs, named, namedKm, not, of, spec, type Wanted } from './wanted.js';

const gaming = namedKm('ហ្គេម');
const wireless = cell('connection', /wireless|bluetooth/i);
const colour = (value: RegExp) => cell('_color', value);
const buds = all(of('headphone'), named(/buds/i));

/** What people type in Khmer: other spellings and word orders, with and without blanks, loan words, mixed with English. */
export const wantedKhmer: Wanted[] = [
  [of('mouse'), 'កណ្ដុរ', 'កណ្តុរ', 'កណ្ដូរ', 'ម៉ៅស៍', 'ម៉ៅ', 'ម៉ៅស៏', 'កន្ដុរ', 'កណ្ដុរថោក', 'កណ្ដុរ ថោកៗ'],
  [
    all(
      of('mouse'),
      costs((price) => price <= 25),
    ),
    'កណ្ដុរក្រោម ២៥ ដុល្លារ',
    'ម៉ៅស៍ មិនលើស ២៥$',
  ],
  [costs((price) => price <= 30), 'ក្រោម ៣០ ដុល្លារ', 'មិនលើស ៣០$'],
  [costs((price) => price >= 20 && price <= 50), 'ចន្លោះ ២០ ដល់ ៥០ ដុល្លារ'],
  [of('keyboard'), 'ក្ដារចុច', 'ក្តារចុច', 'ក្ដារ ចុច', 'គីបត', 'ឃីបត', 'ក្ដាចុច'],
  [of('headphone'), 'កាស', 'កាសស្ដាប់', 'កាសស្តាប់', 'ហេតហ្វូន', 'កាសស្ដាប់ត្រចៀក'],
  [of('monitor'), 'ម៉ូនីទ័រ', 'អេក្រង់', 'ម៉ូនិទ័រ', 'មូនីទ័រ', 'អេក្រង់កុំព្យូទ័រ', 'ម៉ូនីទ័រ កុំព្យូទ័រ'],
  [of('mousepad'), 'ផ្ទាំងរងកណ្ដុរ', 'កម្រាលកណ្ដុរ', 'ទ្រនាប់ម៉ៅស៍', 'ផ្ទាំងរងកណ្តុរ', 'ម៉ៅស៍ផេត'],
  [all(of('mousepad'), namedKm('កណ្ដុរធំ')), 'ផ្ទាំងរងកណ្ដុរធំ', 'ផ្ទាំងរងកណ្តុរ ធំ'],
  [any(namedKm('ឥតខ្សែ'), wireless), 'ឥតខ្សែ', 'ឥត ខ្សែ'],
  [
    all(of('mouse'), wireless),
    'កណ្ដុរឥតខ្សែ',
    'កណ្តុរ ឥតខ្សែ',
    'ឥតខ្សែ កណ្ដុរ',
    'ម៉ៅស៍ឥតខ្សែ',
    'ម៉ៅស៍ wireless',
    'mouse ឥតខ្សែ',
  ],
  [all(of('keyboard'), wireless), 'ក្ដារចុចឥតខ្សែ', 'keyboard ឥតខ្សែ', 'គីបតឥតខ្សែ'],
  [all(of('headphone'), wireless), 'កាសឥតខ្សែ', 'កាស bluetooth', 'ប៊្លូធូស កាស'],
  [all(of('mouse'), gaming), 'កណ្ដុរហ្គេម', 'កណ្តុរហ្គេម', 'ហ្គេមកណ្ដុរ', 'ម៉ៅស៍ gaming', 'ម៉ៅស៍ហ្គេម', 'ម៉ៅស៍លេងហ្គេម'],
  [all(of('mouse'), gaming, wireless), 'កណ្ដុរហ្គេមឥតខ្សែ', 'កណ្ដុរឥតខ្សែហ្គេម'],
  [all(of('keyboard'), gaming), 'ក្ដារចុចហ្គេម', 'ក្តារចុច ហ្គេម', 'keyboard ហ្គេម'],
  [all(of('headphone'), gaming), 'កាសហ្គេម', 'កាសលេងហ្គេម', 'headset ហ្គេម'],
  [all(of('monitor'), gaming), 'ម៉ូនីទ័រហ្គេម', 'អេក្រង់ហ្គេម', 'អេក្រង់លេងហ្គេម'],
  [cell('screen_size', /curved/), 'ម៉ូនីទ័រកោង', 'អេក្រង់កោង', 'អេក្រង់ curved'],
  [cell('switch_type', /mechanical/i), 'ក្ដារចុចមេកានិច', 'ក្តារចុច មេកានិច', 'មេកានិច', 'មេកានិក keyboard'],
  [buds, 'កាសត្រចៀក', 'កាសត្រចៀកឥតខ្សែ', 'កាសត្រចៀក bluetooth'],
  [all(of('mouse'), spec(/vertical/i)), 'កណ្ដុរបញ្ឈរ', 'ម៉ៅស៍បញ្ឈរ'],
  [all(of('headphone'), namedKm('មីក្រូហ្វូន')), 'កាសមានមីក្រូហ្វូន'],
  [all(of('mouse'), colour(/black/i)), 'កណ្ដុរពណ៌ខ្មៅ', 'ម៉ៅស៍ខ្មៅ', 'mouse ខ្មៅ'],
  [all(of('keyboard'), colour(/black/i)), 'ក្ដារចុចខ្មៅ', 'ក្ដារចុចពណ៌ខ្មៅ'],
  [all(of('headphone'), colour(/white/i)), 'កាសពណ៌ស', 'កាស white'],
  [all(of('mouse'), not(cell('_rgb', /yes/))), 'កណ្ដុរគ្មាន rgb', 'កណ្ដុរ អត់មាន rgb', 'ម៉ៅស៍គ្មានភ្លើង'],
  [
    all(
      costs((price) => price <= 40),
      not(cell('_rgb', /yes/)),
    ),
    'ក្រោម ៤០ ដុល្លារ គ្មាន rgb',
  ],
  [all(of('keyboard'), not(colour(/black/i))), 'ក្ដារចុចមិនយកពណ៌ខ្មៅ', 'ក្ដារចុច មិនមែនពណ៌ខ្មៅ'],
  [all(of('headphone'), cell('mic', /no/)), 'កាសគ្មានមីក្រូហ្វូន'],
  [colour(/pink/i), 'ពណ៌ផ្កាឈូក', 'ផ្កាឈូក'],
  [cell('resolution', /3840 x 2160/), 'អេក្រង់ 4k', 'ម៉ូនីទ័រ 4K', 'អេក្រង់ ៤k'],
  [cell('refresh_rate', /^144 /), 'អេក្រង់ 144hz', 'អេក្រង់ ១៤៤hz'],
  [cell('refresh_rate', /^165 /), 'ម៉ូនីទ័រ 165 hz'],
  [all(brand('Kouprex'), of('mouse')), 'កណ្ដុរ kouprex', 'ម៉ៅស៍ Kouprex'],
  [all(brand('Lotara'), of('keyboard')), 'ក្ដារចុច lotara'],
  [all(of('mouse'), spec(/silent/i)), 'កណ្ដុរស្ងាត់', 'ម៉ៅស៍ silent'],
  [spec(/noise cancelling/i), 'កាសកាត់សំឡេងរំខាន', 'កាស anc'],
  [named(/Undertow RGB/), 'កណ្ដុរ undertow'],
];

/** Khmer in Latin letters, as people write it who have no Khmer keyboard. */
export const wantedRomanised: Wanted[] = [
  [of('keyboard'), 'kdar chuch', 'kda chuch', 'kdar joch', 'kdarchuch', 'kdar juch', 'kibot', 'kiibord'],
  [of('mouse'), 'kandol', 'kandor', 'kondor', 'kondol'],
  [of('headphone'), 'kas', 'kas sdab', 'kas stab'],
  [of('monitor'), 'ekrong', 'ekrang', 'aekrong'],
  [of('mousepad'), 'ptaing rong kandol', 'phtang rong kandor'],
  [all(of('mouse'), wireless), 'kandol ot khsae', 'kandor et ksae', 'mouse ot ksae'],
  [cell('switch_type', /mechanical/i), 'kdar chuch mekanik', 'kdar chuch mekanich'],
  [all(of('mouse'), gaming), 'kandol game', 'kandor hgem'],
  [buds, 'kas trachiek', 'kas trojeak'],
  [all(of('keyboard'), wireless), 'kdar chuch wireless', 'kdar chuch ot khsae'],
  [all(of('keyboard'), colour(/black/i)), 'kdar chuch khmao'],
];
