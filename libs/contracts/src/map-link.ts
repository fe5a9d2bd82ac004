/** On which pages a place can be shown; each with what its path begins with. */
const mapPages: readonly [host: RegExp, path: string][] = [
  [/^(www\.)?google\.com(\.kh)?$/, '/maps'],
  [/^maps\.google\.com(\.kh)?$/, '/'],
  [/^maps\.app\.goo\.gl$/, '/'],
  [/^goo\.gl$/, '/maps'],
  [/^(www\.)?openstreetmap\.org$/, '/'],
  [/^osm\.org$/, '/'],
];

const coordinates = /^(-?\d{1,2}(?:\.\d{1,9})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,9})?)$/;

/** The latitude and longitude that a text is, such as `11.5564, 104.9282`; undefined where it is none. */
function placeOf(text: string): [string, string] | undefined {
  const [, latitude, longitude] = coordinates.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180
    ? [latitude, longitude]
    : undefined;
}

/**
 * Where a map shows the place that a shopper has pinned: a link of Google Maps or OpenStreetMap, or a latitude and a longitude.
 * Undefined where the text is neither. Nobody but a browser ever opens it.
 */
export function mapAddress(text: string): string | undefined {
  const place = placeOf(text.trim());
  if (place)
    return `https://www.openstreetmap.org/?mlat=${place[0]}&mlon=${place[1]}#map=17/${place.join('/')}`;
  if (!URL.canParse(text.trim())) return undefined;
  const url = new URL(text.trim());
  if (url.protocol !== 'https:' || url.username || url.password || url.port) return undefined;
  const isMap = mapPages.some(([host, path]) => host.test(url.hostname) && url.pathname.startsWith(path));
  return isMap ? url.href : undefined;
}
