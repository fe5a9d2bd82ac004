import { anOrder } from '../../testing/samples';
import { detailsOf } from './billing-values';
import { orderedBilling } from './ordered-billing';

const english = (name: string) => name;
const khmer = (_name: string, name: string) => name;
const typed = {
  customer_name: 'Sok Dara',
  phone_number: '012 345 678',
  shipping_address: 'St 271, House 12',
  district: 'Tuol Kouk',
  province: 'Siem Reap',
};
const blank = { district: '', province: '' };

describe('orderedBilling', () => {
  it.each([
    ['with district and province', typed, english],
    ['with the Khmer name of its province', typed, khmer],
    ['with a province only', { ...typed, district: '' }, khmer],
    ['with the address alone', { ...typed, ...blank }, english],
    [
      'whose address names the province itself',
      { ...typed, shipping_address: 'Siem Reap', district: '' },
      english,
    ],
  ])('gives back the form of an order %s', (_case, form, pick) => {
    const { province = null, district = null, ...details } = detailsOf(form, pick);
    expect(orderedBilling(anOrder({ ...details, province, district }))).toEqual(form);
  });
});
