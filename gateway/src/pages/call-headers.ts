import type { FastifyRequest } from 'fastify';

const kept = ['cookie', 'origin', 'sec-fetch-site', 'user-agent', 'accept-language', 'host'];

/** With these the gateway makes a call of its own API for whoever sent a request: they say who that is, and from which page. */
export const callHeaders = ({ headers }: FastifyRequest): Record<string, string | string[]> =>
  Object.fromEntries(kept.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
