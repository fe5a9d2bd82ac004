import { addressOf } from '@mekong/service-defaults';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from './visitor.js';

const longestUserAgent = 400;

/** The address of origin, and the User-Agent cut to a reasonable length. */
export function visitorOf(request: FastifyRequest, gatewayKey: string): Visitor {
  const userAgent = String(request.headers['user-agent'] ?? '').slice(0, longestUserAgent);
  return { address: addressOf(request, gatewayKey), userAgent };
}
