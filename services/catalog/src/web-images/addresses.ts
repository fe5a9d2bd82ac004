import { isIP } from 'node:net';

/** Longer ones are not kept. */
const longest = 2_000;

/** The first web address of a cell, which may name several, without what browsers do not send; undefined where it begins with none. */
export function webAddressIn(cell: string): string | undefined {
  const [first = ''] = cell.trim().split(/[\s|,;]+(?=https?:\/\/)/i);
  const address = first.replace(/[\s|,;]+$/, '');
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  url.hash = '';
  return url.href.length <= longest ? url.href : undefined;
}

export const hostOf = ({ hostname }: URL): string => hostname.replace(/\.$/, '');

/** An admin allows names; a number is none, and nobody is asked to allow it. */
export type Refusal = 'host' | 'http' | 'number';

const isNumber = (host: string): boolean => isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0;

/** What an admin has allowed. */
export class AllowedHosts {
  constructor(private readonly hosts: string[]) {}

  /** Why nothing is fetched from there; undefined where it may be. */
  refusal(url: URL): Refusal | undefined {
    const host = hostOf(url);
    if (isNumber(host)) return 'number';
    const fitting = this.hosts.filter((one) => fits(one.replace(/^http:\/\//, ''), host));
    if (fitting.length === 0) return 'host';
    const isPlain = url.protocol === 'http:';
    return isPlain && !fitting.some((one) => one.startsWith('http://')) ? 'http' : undefined;
  }
}

const fits = (allowed: string, host: string): boolean =>
  allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed;
