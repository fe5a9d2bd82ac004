import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
// The package's main entry would run the script of the page.
import absolutePath from 'swagger-ui-dist/absolute-path.js';
import type { AnswerMaker } from '../answers/index.js';
import { apiDocument } from './api-document.js';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mekong Gear API</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css"></head>
<body><div id="ui"></div><script src="/api/docs/assets/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;

const startScript = `SwaggerUIBundle({ url: '/api/docs/openapi.json', dom_id: '#ui', withCredentials: true });`;

/** Who may see it is asked each time. */
const documentHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-cache',
};

/** Serves the document of the whole API, and a page to try it out. `check` throws for whoever may not see them. */
export async function serveApiDocs(
  fastify: FastifyInstance,
  answers: AnswerMaker,
  check?: (request: FastifyRequest) => Promise<void>,
): Promise<void> {
  await fastify.register(async (scope) => {
    if (check) scope.addHook('onRequest', check);
    await scope.register(fastifyStatic, {
      root: absolutePath(),
      prefix: '/api/docs/assets/',
      index: false,
      decorateReply: false,
    });
    scope.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
    scope.get('/api/docs/start.js', (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(startScript),
    );
    const document = answers.make(200, documentHeaders, Buffer.from(apiDocument));
    scope.get('/api/docs/openapi.json', async ({ raw }, reply) => {
      reply.hijack();
      await document.send(raw, reply.raw);
      return reply;
    });
  });
}
