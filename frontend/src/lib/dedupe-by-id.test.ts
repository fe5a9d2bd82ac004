import { dedupeById } from './dedupe-by-id';

describe('dedupeById', () => {
  it('keeps the first entry of an id, in the order of the list', () => {
    const items = [
      { id: 2, page: 1 },
      { id: 1, page: 1 },
      { id: 2, page: 2 },
      { id: 3, page: 2 },
    ];
    expect(dedupeById(items)).toEqual([items[0], items[1], items[3]]);
  });
});
