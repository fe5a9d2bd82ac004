import { daysTo, deliveryTable } from './delivery-table.js';

const entry = (province: 'Phnom Penh' | 'Kep', daysFrom: number, daysTo: number) => ({
  ...{ province, daysFrom, daysTo, methods: [] },
});

it('without entries parcels take as long as they always have, in all 25 provinces', () => {
  expect(deliveryTable([])).toHaveLength(25);
  expect(daysTo([], 'Phnom Penh')).toEqual({ from: 1, to: 2 });
  expect(daysTo([], 'Kandal')).toEqual({ from: 1, to: 2 });
  expect(daysTo([], 'Kep')).toEqual({ from: 2, to: 4 });
});

it('an entry counts for its province alone', () => {
  const entries = [entry('Kep', 3, 9)];
  expect(daysTo(entries, 'Kep')).toEqual({ from: 3, to: 9 });
  expect(daysTo(entries, 'Kampot')).toEqual({ from: 2, to: 4 });
});

it.each([null, '', 'Somewhere'])('to %j a parcel takes as long as it may take anywhere', (province) => {
  expect(daysTo([entry('Phnom Penh', 0, 1), entry('Kep', 5, 9)], province)).toEqual({ from: 0, to: 9 });
});
