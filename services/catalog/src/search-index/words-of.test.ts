import { foldAccents } from '@mekong/contracts';
import { latinWords, stemOf } from './words-of.js';

it.each([
  ['27 inches, curved', ['27', 'inch', 'curved', '27inch']],
  ['144 Hz', ['144', 'hz', '144hz']],
  ['2.4 GHz wireless, USB-C', ['2.4', 'ghz', 'wireless', 'usb', 'c', '2.4ghz', 'usbc']],
  ['1920 x 1080', ['1920', 'x', '1080', '1920x', '1920x1080']],
  ['2560×1440', ['2560', 'x', '1440', '2560x', '2560x1440']],
  ['90*40 cm', ['90', 'x', '40', 'cm', '90x', '40cm', '90x40', 'x40cm']],
  ['27” curved', ['27', 'inch', 'curved', '27inch']],
  ["24''", ['24', 'inch', '24inch']],
  ['Café 65%', ['cafe', '65', 'cafe65']],
  ['កណ្ដុរ Naga', ['naga']],
  ['Bull 60', ['bull', '60', 'bull60']],
  ['MKV-DS200', ['mkv', 'ds200', 'mkvd', 'mkvds200']],
  ['G-502 X', ['g', '502', 'x', '502x', 'g502', 'g502x']],
  ['K 380', ['k', '380', 'k380']],
  ['Bull 60 HE', ['bull', '60', 'he', '60he', 'bull60', 'bull60he']],
  ['a 27', ['a', '27', 'a27']],
  ['x 8', ['x', '8']],
  ['MKV DS200', ['mkv', 'ds200', 'mkvds200']],
  ['O’Brien', ['o', 'brien', 'obrien']],
  ['Straße œuvre', ['straße', 'œuvre', 'strasse', 'oeuvre']],
  ['chuột đen', ['chuot', 'đen', 'den']],
])('the words of %s', (text, words) => {
  expect(latinWords(foldAccents(text))).toEqual(words);
});

it.each([
  ['headphones', 'headphone'],
  ['switches', 'switch'],
  ['wireless', 'wireless'],
  ['bus', 'bus'],
  ['boxes', 'box'],
  ['is', 'is'],
])('the stem of %s is %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});
