import { km as storefront } from '../../../lib/i18n/km';
import { fillIn, lookUp } from '../../../lib/i18n/translate';
import { km as own } from '../i18n/km';
import type { StaffText } from '../i18n/staff-i18n';
import { actionWords, changesOf, factWords } from './audit-words';

const km = { ...storefront, ...own };

const asItIs = (text: string, values: Record<string, string | number> = {}) =>
  text.replace('{count}', String(values.count));

const inKhmer = (text: StaffText, values?: Record<string, string | number>) =>
  fillIn(lookUp(km, text), values);

describe('an entry of the audit log', () => {
  it.each([
    ['user.role-changed', 'Changed role'],
    ['order.mark-paid', 'Order mark paid'],
    ['image.replaced', 'Replaced image'],
  ])('shows the action %s as "%s"', (action, words) => {
    expect(actionWords(action, asItIs)).toBe(words);
  });

  it.each([
    ['name_km', 'name in Khmer'],
    ['two_step', 'two-step login'],
    ['weight_grams', 'weight grams'],
  ])('shows the fact %s as "%s"', (fact, words) => {
    expect(factWords(fact, asItIs)).toBe(words);
  });

  it('names the only item of a list instead of counting it', () => {
    const [change] = changesOf(null, { products: ['2 × Naga'] }, asItIs);
    expect(change).toEqual({ fact: 'products', before: '-', after: '2 × Naga', items: [] });
  });

  it('names the facts of a delivery that were corrected, in Khmer too', () => {
    const fields = ['customer_name', 'phone_number', 'shipping_address', 'province', 'district', 'note'];
    expect(changesOf(null, { fields }, asItIs)).toEqual([
      {
        fact: 'fields',
        before: '-',
        after: 'name, phone, address, province, district, note for the courier',
        items: [],
      },
    ]);
    const [inKhmerToo] = changesOf(null, { fields }, inKhmer);
    expect(`${factWords('fields', inKhmer)} ${inKhmerToo!.after}`).not.toMatch(/[a-z]/i);
  });

  it('says nothing of an empty list, such as the pieces of a refund of an amount', () => {
    expect(changesOf(null, { products: [], amount: 5 }, asItIs)).toMatchObject([{ fact: 'amount' }]);
  });

  it('lists each changed fact before and after', () => {
    const before = { name: 'Dara', phone: null, mic: true };
    const after = { name: 'Dara', phone: '012', mic: false };
    expect(changesOf(before, after, asItIs)).toEqual([
      { fact: 'phone', before: '-', after: '012', items: [] },
      { fact: 'mic', before: 'Yes', after: 'No', items: [] },
    ]);
  });

  it('counts the items of a list, and lists them separately', () => {
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
  ])('translates the known values of facts: %s = %s', (fact, value, words) => {
    expect(changesOf(null, { [fact]: value }, inKhmer)).toMatchObject([{ after: words }]);
  });

  it.each(['blocked', 'two_step', 'orders'])('has a Khmer name for the fact %s', (fact) => {
    expect(factWords(fact, inKhmer)).not.toMatch(/[a-z]/i);
  });

  it('has no changes if it recorded none', () => {
    expect(changesOf(null, null, asItIs)).toEqual([]);
  });
});
