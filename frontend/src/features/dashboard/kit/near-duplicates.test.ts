import { nearDuplicates } from './near-duplicates';

it('a brand is not a duplicate of itself', () => {
  const brands = [
    { id: 1, name: 'Tonlix' },
    { id: 2, name: 'Tonlixx' },
  ];
  expect(nearDuplicates('Tonlix', brands, 1)).toEqual([brands[1]]);
});
