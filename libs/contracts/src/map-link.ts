import { withLatinDigits } from './digits.js';

/** A latitude and a longitude, in degrees. */
type MapPin = [latitude: string, longitude: string];

const parted = /^(-?\d{1,2}(?:\.\d{1,20})?)(?:\s*[,;]\s*|\s+)(-?\d{1,3}(?:\.\d{1,20})?)$/u;
/** Two numbers that only a blank parts are a place by their decimals alone: `12 345` may be anything. */
const withDecimals = /\.\d+\s*[\s,;]\s*-?\d+\.\d/u;

/** What stands around the numbers: brackets, the beginning of a `geo:` address and what it says of the map. */
const bare = (text: string): string =>
  text
    .replace(/^geo:([^?]*).*$/iu, '$1')
    .replace(/^\((.*)\)$/u, '$1')
    .trim();

const degrees = String.raw`(\d{1,3}(?:\.\d{1,20})?)\s*°`;
const minutes = String.raw`(?:\s*(\d{1,2}(?:\.\d{1,20})?)\s*['′’])?`;
const seconds = String.raw`(?:\s*(\d{1,2}(?:\.\d{1,20})?)\s*(?:["″”]|''|′′))?`;
const angle = `${degrees}${minutes}${seconds}`;
const behind = new RegExp(`^${angle}\\s*([NS])[\\s,;]*${angle}\\s*([EW])$`, 'iu');
const before = new RegExp(`^([NS])\\s*${angle}[\\s,;]*([EW])\\s*${angle}$`, 'iu');

/** Degrees with their decimals; undefined where there are sixty minutes or more. */
function decimal(parts: (string | undefined)[], side: string): string | undefined {
  const [whole = '', minute, second] = parts;
  if (Number(minute ?? 0) >= 60 || Number(second ?? 0) >= 60) return undefined;
  const sign = /[SW]/iu.test(side) ? '-' : '';
  if (minute === undefined && second === undefined) return `${sign}${whole}`;
  return sign + (Number(whole) + Number(minute ?? 0) / 60 + Number(second ?? 0) / 3600).toFixed(6);
}

/** By degrees with their sides of the world, as maps show and copy them. */
function bySides(text: string): MapPin | undefined {
  const found = behind.exec(text);
  const first = found ? undefined : before.exec(text);
  const [a1, a2, a3, ns, b1, b2, b3, ew] = found
    ? found.slice(1)
    : [...(first?.slice(2, 5) ?? []), first?.[1], ...(first?.slice(6, 9) ?? []), first?.[5]];
  if (!ns || !ew) return undefined;
  const latitude = decimal([a1, a2, a3], ns);
  const longitude = decimal([b1, b2, b3], ew);
  return latitude !== undefined && longitude !== undefined ? [latitude, longitude] : undefined;
}

function byNumbers(text: string): MapPin | undefined {
  const [, latitude, longitude] = parted.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  return /[,;]/u.test(text) || withDecimals.test(text) ? [latitude, longitude] : undefined;
}

/** The place that a text is by its numbers, as maps and phones write it: `11.5564, 104.9282`, `geo:…`, `11°33'23"N 104°55'41"E`. */
function pinOf(text: string): MapPin | undefined {
  const pin = byNumbers(bare(text)) ?? bySides(bare(text));
  return pin && Math.abs(Number(pin[0])) <= 90 && Math.abs(Number(pin[1])) <= 180 ? pin : undefined;
}

/** On which pages a place can be shown; each with what its path begins with. */
const mapPages: readonly [host: RegExp, path: string][] = [
  [/^(www\.)?google\.com(\.kh)?$/, '/maps'],
  [/^maps\.google\.com(\.kh)?$/, '/'],
  [/^maps\.app\.goo\.gl$/, '/'],
  [/^goo\.gl$/, '/maps'],
  [/^maps\.apple\.com$/, '/'],
  [/^maps\.apple$/, '/'],
  [/^(www\.)?openstreetmap\.org$/, '/'],
  [/^osm\.org$/, '/'],
];

/** Where a web address begins within a text: apps share a link behind the name of its place. */
const linkWithin = /(?<=(?:^|\s)[^\s\p{L}\p{N}:/]*)https?:\/\/\S*/giu;
/** Signs that close a sentence or a bracket around a link. */
const behindLink = /[.,;:!?)\]}>"'”’។]+$/u;

/** The one web address in a text, or the whole text as one that was copied without its beginning. */
function linkIn(text: string): string | undefined {
  const links = text.match(linkWithin) ?? [];
  if (links.length > 1) return undefined;
  return links[0]?.replace(behindLink, '') ?? (/^\S+$/u.test(text) ? `https://${text}` : undefined);
}

/** The address of a map's page by https, as which all of them are there; undefined for any other page. */
function mapPage(link: string): string | undefined {
  const secure = link.replace(/^http:/iu, 'https:');
  if (!URL.canParse(secure)) return undefined;
  const url = new URL(secure);
  if (url.username || url.password || url.port) return undefined;
  const isMap = mapPages.some(([host, path]) => host.test(url.hostname) && url.pathname.startsWith(path));
  return isMap ? url.href : undefined;
}

/**
 * Where a map shows the place that a shopper has pinned: a link of Google Maps, Apple Maps or OpenStreetMap, also as apps share it with
 * words around, or a latitude and a longitude. Undefined where the text is neither. Nobody but a browser ever opens it.
 */
export function mapAddress(text: string): string | undefined {
  const typed = text.trim();
  const pin = pinOf(withLatinDigits(typed));
  if (pin) return `https://www.openstreetmap.org/?mlat=${pin[0]}&mlon=${pin[1]}#map=17/${pin.join('/')}`;
  const link = linkIn(typed);
  return link === undefined ? undefined : mapPage(link);
}
