import { addressOf } from '@mekong/service-defaults';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from './visitor.js';

const longestUserAgent = 400;

/** The client's address and cookies, and the User-Agent cut to a maximum length. */
export function visitorOf(request: FastifyRequest, gatewayKey: string): Visitor {
  const userAgent = String(request.headers['user-agent'] ?? '').slice(0, longestUserAgent);
  return { address: addressOf(request, gatewayKey), userAgent, cookies: request.headers.cookie };
}
