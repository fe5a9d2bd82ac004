import { Problem } from '@mekong/contracts';
import { methods as all } from '@mekong/service-defaults';
import type { FastifyInstance } from 'fastify';
import { documentedMethodsOf } from './documented-routes.js';

/**
 * Answers who asks for the methods of a route of the API, and refuses those that it has not, which would else look as if the path
 * led nowhere. Other sites learn nothing by it: no answer of the shop allows them anything.
 */
export function answerMethods(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ url, method }, reply, done) => {
    const allowed = methodsOf(url.split('?')[0]!);
    if (!allowed || allowed.includes(method)) return done();
    void reply.header('allow', [...allowed, 'OPTIONS'].join(', '));
    if (method === 'OPTIONS') void reply.code(204).send();
    else done(new Problem(405, 'METHOD_NOT_ALLOWED', 'The request was refused.'));
  });
}

/** The methods of a path, or of the whole shop; undefined where a service or a page decides. */
function methodsOf(path: string): readonly string[] | undefined {
  if (path === '*') return all;
  const documented = documentedMethodsOf(path);
  return documented && all.filter((method) => documented.has(method === 'HEAD' ? 'GET' : method));
}
