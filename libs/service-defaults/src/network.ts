import ipaddr from 'ipaddr.js';
import { ShortMemory } from './short-memory.js';

/**
 * Where a call comes from, as queues, counters and limits see it. An address counts twice, in a narrow network and in the wide
 * one around it, since a provider hands out whole /48 networks of IPv6, and whoever has one could else be 65,536 different visitors.
 */
export interface Network {
  /** An IPv4 address itself (also one written as IPv6), or the first 64 bits of an IPv6 address. */
  narrow: string;
  /** The /24 around an IPv4 address, the /48 around an IPv6 address. */
  wide: string;
  /** How many times the share of one narrow network the wide one has. */
  shares: number;
}

/** The customers of a mobile network share the addresses of a few /24, a household or an office has a /64 or a few. */
const sharesOfIpv4 = 16;
const sharesOfIpv6 = 4;

/** A request is asked several times where it comes from, and an IPv6 address takes long to read. */
const known = new ShortMemory<Network>(5_000);

export function networkOf(address: string): Network {
  const network = known.find(address);
  if (network) return network;
  const read = networkIn(address);
  known.remember(address, read, Infinity);
  return read;
}

function networkIn(address: string): Network {
  const plain = withoutPort(address);
  if (!ipaddr.isValid(plain)) return { narrow: address, wide: address, shares: 1 };
  const parsed = ipaddr.process(plain);
  if (!(parsed instanceof ipaddr.IPv6)) {
    const narrow = parsed.toString();
    return { narrow, wide: ipv4Around(narrow, 24), shares: sharesOfIpv4 };
  }
  const whole = parsed.toNormalizedString();
  return { narrow: ipv6Around(whole, 64), wide: ipv6Around(whole, 48), shares: sharesOfIpv6 };
}

/** Some proxies write the port of each connection behind the address, and then brackets around one of IPv6. */
function withoutPort(address: string): string {
  const [, ipv6, ipv4] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(address) ?? [];
  return ipv6 ?? ipv4 ?? address;
}

/** Both names under which a network counts, each with how many times a narrow one's share it has. */
export function countedAs({ narrow, wide, shares }: Network): { name: string; shares: number }[] {
  const itself = { name: narrow, shares: 1 };
  return wide === narrow ? [itself] : [itself, { name: wide, shares }];
}

const ipv4Around = (address: string, bits: number) =>
  `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits}`).toString()}/${bits}`;

const ipv6Around = (address: string, bits: number) =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString()}/${bits}`;
