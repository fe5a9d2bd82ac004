import { mapAddress } from './map-link.js';

it.each([
  'https://maps.app.goo.gl/AbC123',
  'https://www.google.com/maps/place/Phnom+Penh/@11.55,104.92,17z',
  'https://maps.google.com/?q=11.55,104.92',
  'https://www.openstreetmap.org/?mlat=11.55&mlon=104.92#map=17/11.55/104.92',
])('%s is where a map shows it', (link) => {
  expect(mapAddress(link)).toBe(link);
});

it('a latitude and a longitude are shown by a map', () => {
  expect(mapAddress(' 11.5564,104.9282 ')).toBe(
    'https://www.openstreetmap.org/?mlat=11.5564&mlon=104.9282#map=17/11.5564/104.9282',
  );
});

it.each([
  'http://maps.google.com/',
  'javascript:alert(1)//https://maps.google.com/',
  'https://maps.google.com@evil.example/',
  'https://maps.google.com:444/',
  'https://evil.example/maps',
  'https://google.com.evil.example/maps',
  'https://www.google.com/url?q=https://evil.example',
  '95, 104',
  '11, 181',
  'behind the market',
])('%s is none', (text) => {
  expect(mapAddress(text)).toBeUndefined();
});
