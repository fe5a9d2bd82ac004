import type { FastifyRequest } from 'fastify';

/** Whether a call changes nothing, by its method. */
export const isRead = ({ method }: Pick<FastifyRequest, 'method'>): boolean =>
  ['GET', 'HEAD', 'OPTIONS'].includes(method);
