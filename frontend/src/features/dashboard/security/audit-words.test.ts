import { fillIn, lookUp } from '../../../lib/i18n/translate';
import { km } from '../i18n/km';
import type { StaffText } from '../i18n/staff-i18n';
import { actionWords, changesOf, factWords } from './audit-words';

const asItIs = (text: string, values: Record<string, string | number> = {}) =>
  text.replace('{count}', String(values.count));

const inKhmer = (text: StaffText, values?: Record<string, string | number>) =>
  fillIn(lookUp(km, text), values);

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
    ['two_step', 'two-step login'],
    ['weight_grams', 'weight grams'],
  ])('calls %s "%s"', (fact, words) => {
    expect(factWords(fact, asItIs)).toBe(words);
  });

  it('tells each fact before and after', () => {
    const before = { name: 'Dara', phone: null, mic: true };
    const after = { name: 'Dara', phone: '012', mic: false };
    expect(changesOf(before, after, asItIs)).toEqual([
      { fact: 'phone', before: '-', after: '012', items: [] },
      { fact: 'mic', before: 'Yes', after: 'No', items: [] },
    ]);
  });

  it('counts a list and keeps its items apart', () => {
    const products = [{ id: 7, name: 'Naga', image_url: null }, 'Apsara (8)'];
    expect(changesOf(null, { products }, asItIs)).toEqual([
      { fact: 'products', before: '-', after: '2 entries', items: ['id: 7, name: Naga', 'Apsara (8)'] },
    ]);
  });

  it.each([
    ['status', 'paid', km.paid],
    ['status', 'queued', km.queued],
    ['payment', 'completed', km.completed],
    ['role', 'seller', km.seller],
    ['browser', 'Unknown browser', km['Unknown browser']],
    ['name', 'paid', 'paid'],
    ['status', 'lost', 'lost'],
  ])('says of %s = %s what it is called', (fact, value, words) => {
    expect(changesOf(null, { [fact]: value }, inKhmer)).toMatchObject([{ after: words }]);
  });

  it.each(['blocked', 'two_step'])('has Khmer words for %s', (fact) => {
    expect(factWords(fact, inKhmer)).not.toMatch(/[a-z]/i);
  });

  it('has none where nothing was told', () => {
    expect(changesOf(null, null, asItIs)).toEqual([]);
  });
});
