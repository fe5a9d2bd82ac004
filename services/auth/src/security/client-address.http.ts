import type { FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import type { Visitor } from '../sessions/visitor.js';

const longestUserAgent = 400;

/** Whether the request has the key that only the gateway knows. */
export function isFromGateway(request: FastifyRequest, gatewayKey: string): boolean {
  const given = Buffer.from(String(request.headers['x-gateway-key'] ?? ''));
  const expected = Buffer.from(gatewayKey);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The client's address: from the gateway's header if the gateway calls, else the socket's. */
export function addressOf(request: FastifyRequest, gatewayKey: string): string {
  const address = request.headers['x-client-address'];
  return typeof address === 'string' && isFromGateway(request, gatewayKey) ? address : request.ip;
}

/** The client's address and user agent, the latter cut to a maximum length. */
export function visitorOf(request: FastifyRequest, gatewayKey: string): Visitor {
  const userAgent = String(request.headers['user-agent'] ?? '').slice(0, longestUserAgent);
  return { address: addressOf(request, gatewayKey), userAgent };
}
