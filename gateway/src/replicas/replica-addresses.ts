import { lookup as lookUpName, type LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { promisify } from 'node:util';

type LookUp = (name: string, options: { all: true }) => Promise<LookupAddress[]>;

/**
 * The addresses behind a service's URL: one for each replica where its name has several, as in compose and Kubernetes. An
 * address by number, or this machine's own name, stands for itself. Rejects while the name is not known.
 */
export async function replicaAddresses(
  url: string,
  lookUp: LookUp = promisify(lookUpName),
): Promise<string[]> {
  const { protocol, hostname, port } = new URL(url);
  if (!isName(hostname)) return [url];
  const found = await lookUp(hostname, { all: true });
  const hosts = found.map(({ address, family }) => (family === 6 ? `[${address}]` : address));
  return hosts.sort().map((host) => `${protocol}//${host}${port && `:${port}`}`);
}

/** Whether a host may have several addresses. */
export const isName = (hostname: string): boolean =>
  isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname !== 'localhost';
