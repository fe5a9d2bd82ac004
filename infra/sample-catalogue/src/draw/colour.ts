export type Colour = `#${string}`;
type Channels = readonly [number, number, number];

/** Reads `#rrggbb` as linear light, each channel 0 to 1. */
export function toLight(colour: Colour): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255].map(decode) as unknown as Channels;
}

/** Writes linear light as `#rrggbb`; channels outside 0 to 1 are cut off. */
export function fromLight(light: Channels): Colour {
  const digits = light.map((channel) => encode(channel).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

/** The colour a share of the way (0 to 1) from one colour to another. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const [a, b] = [toLight(from), toLight(to)];
  const between = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * share;
  return fromLight([between(0), between(1), between(2)]);
}

/** Walks smoothly through the colours and back to the first while `turn` goes from 0 to 1. */
export function cycle(colours: readonly Colour[], turn: number): Colour {
  const place = (((turn % 1) + 1) % 1) * colours.length;
  const index = Math.floor(place);
  const from = colours[index % colours.length] as Colour;
  const to = colours[(index + 1) % colours.length] as Colour;
  return mix(from, to, place - index);
}

function decode(byte: number): number {
  return (byte / 255) ** 2.2;
}

function encode(channel: number): number {
  return Math.round(Math.min(1, Math.max(0, channel)) ** (1 / 2.2) * 255);
}
