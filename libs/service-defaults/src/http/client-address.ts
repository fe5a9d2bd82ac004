import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { keysIn } from '../config.js';

/** Whether the request has the key that only the gateway knows, or the one before while it is being replaced. */
export function isFromGateway({ headers }: Pick<FastifyRequest, 'headers'>, gatewayKeys: string): boolean {
  const given = Buffer.from(String(headers['x-gateway-key'] ?? ''));
  return keysIn(gatewayKeys).some((key) => {
    const expected = Buffer.from(key);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** The client's address: from the gateway's header if the gateway calls, else the socket's. */
export const addressOf = (request: FastifyRequest, gatewayKeys: string): string =>
  toldAddress(request, gatewayKeys) ?? request.ip;

/** The client's address as the gateway says it; nothing where somebody else calls. */
export function toldAddress(request: FastifyRequest, gatewayKeys: string): string | undefined {
  const address = request.headers['x-client-address'];
  return typeof address === 'string' && isFromGateway(request, gatewayKeys) ? address : undefined;
}
