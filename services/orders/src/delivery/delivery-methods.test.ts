import { chooseDelivery, feeOf } from './delivery-methods.js';
import type { DeliveryMethod, ProvinceDelivery } from './delivery-table.js';

const method = (key: string, feeCents: number, but: Partial<DeliveryMethod> = {}): DeliveryMethod => ({
  ...{ key, name: key, nameKm: null, feeCents, cutoff: null },
  ...but,
});
const capital = (methods: DeliveryMethod[], but: Partial<ProvinceDelivery> = {}): ProvinceDelivery[] => [
  { province: 'Phnom Penh', daysFrom: 1, daysTo: 2, methods, ...but },
];
const there = { province: 'Phnom Penh' };
const today = method('today', 150, { cutoff: '16:00', daysFrom: 0, daysTo: 0 });
/** 15:59 and 16:00 in Phnom Penh. */
const [before, after] = [new Date('2026-03-01T08:59:59Z'), new Date('2026-03-01T09:00:00Z')];
const reasonOf = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    return (error as { params: object }).params;
  }
};

describe('a place has no methods', () => {
  it.each([
    ['nobody says where it is', {}],
    ['it is another province', { province: 'Kep' }],
    ['it is none that is known', { province: 'Atlantis' }],
  ])('when %s, and then the policy of the shop holds', (_when, place) => {
    expect(chooseDelivery(capital([today]), place, undefined)).toBeNull();
  });

  it('when all are paused', () => {
    expect(chooseDelivery(capital([method('bus', 1, { isPaused: true })]), there, undefined)).toBeNull();
  });
});

describe('of the methods of a place', () => {
  it('the cheapest is taken where none is named, but never to come to the shop unasked', () => {
    const methods = [
      method('a', 300),
      method('b', 200),
      method('c', 200),
      method('shop', 0, { isPickUp: true }),
    ];
    expect(chooseDelivery(capital(methods), { province: ' phnom penh' }, undefined)?.method.key).toBe('b');
    expect(chooseDelivery(capital(methods.slice(3)), there, undefined)?.method.key).toBe('shop');
  });

  it('one of its own days promises these, and another those of the province', () => {
    const chosen = chooseDelivery(
      capital([method('bus', 200), method('slow', 100, { daysTo: 7 })]),
      there,
      'bus',
    );
    expect(chosen?.offered.map(({ days }) => days)).toEqual([
      { from: 1, to: 2 },
      { from: 1, to: 7 },
    ]);
  });

  it('that of a district stands in place of that of its province', () => {
    const districts = [{ district: 'Prek Pnov', methods: [method('bus', 350), method('boat', 500)] }];
    const table = capital([method('bus', 200), method('van', 400)], { districts });
    const of = (district: string) =>
      chooseDelivery(table, { ...there, district }, undefined)?.offered.map(({ key, feeCents }) => [
        key,
        feeCents,
      ]);
    expect(of('PREK  PNOV')).toEqual([
      ['bus', 350],
      ['van', 400],
      ['boat', 500],
    ]);
    expect(of('Daun Penh')).toEqual([
      ['bus', 200],
      ['van', 400],
    ]);
  });

  it.each([
    ['Dangkao', 'Khan Dangkao'],
    ['Khan Dangkao', ' dangkao'],
    ['Dangkao', 'Dangkao District'],
    ['ដង្កោ', 'ខណ្ឌដង្កោ'],
    ['ខណ្ឌ ដង្កោ', 'ដង្កោ'],
    ['Siem Reap', 'Krong Siem Reap'],
    ['Khan 7 Makara', 'khan ៧ makara'],
    ['Toul Kork', 'Toul-Kork'],
  ])('those of the district %s are those of %s, with or without the word for it', (entered, typed) => {
    const districts = [{ district: entered, methods: [method('bus', 350)] }];
    const table = capital([method('bus', 200)], { districts });
    expect(chooseDelivery(table, { ...there, district: typed }, undefined)?.method.feeCents).toBe(350);
  });

  it('a district that is called as the word for one alone is one', () => {
    const districts = [{ district: 'Khan', methods: [method('bus', 350)] }];
    const table = capital([method('bus', 200)], { districts });
    const fee = (district: string) =>
      chooseDelivery(table, { ...there, district }, undefined)?.method.feeCents;
    expect([fee('khan'), fee('Krong'), fee('Khanna')]).toEqual([350, 200, 200]);
  });

  it('one that is paused in a district is not offered there alone', () => {
    const districts = [{ district: 'Prek Pnov', methods: [method('bus', 200, { isPaused: true })] }];
    const table = capital([method('bus', 200), method('van', 400)], { districts });
    expect(reasonOf(() => chooseDelivery(table, { ...there, district: 'Prek Pnov' }, 'bus'))).toEqual({
      reason: 'NOT_OFFERED',
    });
    expect(chooseDelivery(table, there, 'bus')?.method.key).toBe('bus');
  });
});

describe('the same day', () => {
  const table = capital([today, method('bus', 200, { cutoff: '09:00' })]);

  it("is promised until its time by Phnom Penh's clock, and not after it", () => {
    expect(chooseDelivery(table, there, 'today', before)?.method.key).toBe('today');
    expect(reasonOf(() => chooseDelivery(table, there, 'today', after))).toEqual({
      ...{ reason: 'AFTER_CUTOFF', cutoff: '16:00' },
    });
    expect(chooseDelivery(table, there, undefined, after)?.offered.map(({ key }) => key)).toEqual(['bus']);
  });

  it('is all that ends: what takes days only leaves tomorrow', () => {
    expect(chooseDelivery(table, there, 'bus', after)?.method.key).toBe('bus');
  });
});

it.each([
  [4_999, 150],
  [5_000, 0],
])('goods of %d cents are brought for %d cents, where that is free from 5,000', (goods, fee) => {
  expect(feeOf(method('bus', 150, { freeFromCents: 5_000 }), goods)).toBe(fee);
});
