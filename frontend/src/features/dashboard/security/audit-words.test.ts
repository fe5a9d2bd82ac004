import { actionWords, changesOf, factWords } from './audit-words';

const asItIs = (text: string) => text;

describe('an entry of the audit log in words', () => {
  it.each([
    ['user.role-changed', 'Changed role'],
    ['order.mark-paid', 'Order mark paid'],
    ['image.replaced', 'Replaced image'],
  ])('says %s as "%s"', (action, words) => {
    expect(actionWords(action, asItIs)).toBe(words);
  });

  it.each([
    ['name_km', 'name in Khmer'],
    ['weight_grams', 'weight grams'],
  ])('calls %s "%s"', (fact, words) => {
    expect(factWords(fact, asItIs)).toBe(words);
  });

  it('tells each fact before and after', () => {
    const before = { name: 'Dara', phone: null };
    const after = { name: 'Dara', phone: '012', tags: ['a'] };
    expect(changesOf(before, after)).toEqual([
      { fact: 'name', before: 'Dara', after: 'Dara' },
      { fact: 'phone', before: '-', after: '012' },
      { fact: 'tags', before: '-', after: '["a"]' },
    ]);
  });

  it('has none where nothing was told', () => {
    expect(changesOf(null, null)).toEqual([]);
  });
});
