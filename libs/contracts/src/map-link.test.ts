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
  ['maps.app.goo.gl/AbC123', 'https://maps.app.goo.gl/AbC123'],
  ['http://maps.google.com/?q=11.55,104.92', 'https://maps.google.com/?q=11.55,104.92'],
  ['Brown Coffee https://maps.app.goo.gl/AbC123?g_st=ic', 'https://maps.app.goo.gl/AbC123?g_st=ic'],
  ['My Location (https://maps.app.goo.gl/AbC123).', 'https://maps.app.goo.gl/AbC123'],
  ['ផ្ទះ៖ https://maps.app.goo.gl/AbC123 ជាន់ទី ២', 'https://maps.app.goo.gl/AbC123'],
  [
    'https://maps.apple.com/?ll=11.55,104.92&q=Marked%20Location',
    'https://maps.apple.com/?ll=11.55,104.92&q=Marked%20Location',
  ],
  ['https://maps.apple/p/AbC123', 'https://maps.apple/p/AbC123'],
])('%s, as phones give it, is where a map shows it', (text, link) => {
  expect(mapAddress(text)).toBe(link);
});

it.each([
  '(11.5564, 104.9282)',
  '11.5564 104.9282',
  '១១.៥៥៦៤, ១០៤.៩២៨២',
  'geo:11.5564,104.9282?z=17',
  '11.5564° N, 104.9282° E',
  'N 11.5564°, E 104.9282°',
  'https://www.openstreetmap.org/?mlat=11.5564&mlon=104.9282#map=17/11.5564/104.9282',
])('%s is the same place', (text) => {
  expect(mapAddress(text)).toBe(
    'https://www.openstreetmap.org/?mlat=11.5564&mlon=104.9282#map=17/11.5564/104.9282',
  );
});

it.each([
  [`11°33'23.0"N 104°55'41.5"E`, '11.556389', '104.928194'],
  ['11°33′23″S, 104°55′41.5″W', '-11.556389', '-104.928194'],
  ["11°33.4'N 104°55.7'E", '11.556667', '104.928333'],
])('%s has minutes and seconds', (text, latitude, longitude) => {
  expect(mapAddress(text)).toBe(
    `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
  );
});

it.each([
  'javascript:alert(1)//https://maps.google.com/',
  'https://maps.google.com@evil.example/',
  'https://maps.google.com:444/',
  'https://evil.example/maps',
  'https://google.com.evil.example/maps',
  'https://www.google.com/url?q=https://evil.example',
  '95, 104',
  '11, 181',
  'behind the market',
  'house 12, 104',
  '12 345 678',
  `11°75'00"N 104°55'00"E`,
  '104.9° E, 11.5° N',
  'maps.evil.example/maps.app.goo.gl/x',
  'evil.examplemaps.app.goo.gl/x',
  'http://evil.example/?https://maps.app.goo.gl/x',
  'https://maps.app.goo.gl/x https://maps.app.goo.gl/y',
])('%s is none', (text) => {
  expect(mapAddress(text)).toBeUndefined();
});
