import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** True when the request carries the key that only the gateway has. */
export function isFromGateway({ headers }: Pick<FastifyRequest, 'headers'>, gatewayKey: string): boolean {
  const given = Buffer.from(String(headers['x-gateway-key'] ?? ''));
  const expected = Buffer.from(gatewayKey);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The address of origin: the gateway's word where the gateway calls, else the socket's. */
export function addressOf(request: FastifyRequest, gatewayKey: string): string {
  const address = request.headers['x-client-address'];
  return typeof address === 'string' && isFromGateway(request, gatewayKey) ? address : request.ip;
}

/**
 * What limits count an address as: an IPv4 address itself, also where it is written as IPv6, and the first 64 bits of an
 * IPv6 address, since whoever has one has all of these.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString()}/64`;
}
