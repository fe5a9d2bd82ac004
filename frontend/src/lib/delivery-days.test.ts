import { deliveryDays } from './delivery-days';

const table = [
  { province: 'Phnom Penh', days_from: 0, days_to: 1 },
  { province: 'Kep', days_from: 3, days_to: 9 },
];

it('a parcel takes as long as the table says of its province', () => {
  expect(deliveryDays(table, 'Kep')).toEqual({ from: 3, to: 9 });
});

it('where the province is not known it takes as long as it may take anywhere', () => {
  expect(deliveryDays(table, '')).toEqual({ from: 0, to: 9 });
});
