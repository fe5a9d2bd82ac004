import type { FastifyInstance } from 'fastify';

/** Makes Fastify leave multipart bodies unread, as multer reads them from the raw request. */
export function leaveFormsToMulter(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}
