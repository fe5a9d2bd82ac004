import { isTrackingLink, trackingUrl } from './courier.js';

describe('a tracking link', () => {
  it.each([
    'https://vet.example/track/{number}',
    'https://vet.example/?no={number}&lang=en',
    'https://vet.example/#{number}',
  ])('may be %s', (link) => expect(isTrackingLink(link)).toBe(true));

  it.each([
    'http://vet.example/{number}',
    'javascript:alert({number})',
    'data:text/html,{number}',
    'https://vet.example/',
    'https://vet.example/{number}/{number}',
    'https://{number}.example/',
    'https://vet.example{number}/',
    'https://{number}@vet.example/',
    'https://admin:secret@vet.example/{number}',
    '{number}',
    '//vet.example/{number}',
  ])('may not be %s', (link) => expect(isTrackingLink(link)).toBe(false));
});

describe('where a parcel can be followed', () => {
  const couriers = [{ name: 'VET', trackingLink: 'https://vet.example/{number}', needsNumber: true }];

  it.each([
    ['VB-1', 'https://vet.example/VB-1'],
    ['a b/?#<&', 'https://vet.example/a%20b%2F%3F%23%3C%26'],
    ['$&$1', 'https://vet.example/%24%26%241'],
  ])('has the number %s as a part of the address', (trackingNumber, url) => {
    expect(trackingUrl(couriers, { courier: 'VET', trackingNumber })).toBe(url);
  });

  it('is not known without a number, or for another courier', () => {
    expect(trackingUrl(couriers, { courier: 'VET', trackingNumber: null })).toBeNull();
    expect(trackingUrl(couriers, { courier: 'Grab', trackingNumber: 'G-1' })).toBeNull();
  });
});
