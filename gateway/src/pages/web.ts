import { notFound } from '@mekong/contracts';
import { existsSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readBuiltPage } from './built-page.js';
import type { RenderedPages } from './rendered-pages.js';
import { callHeaders } from './call-headers.js';
import { takePostedForms } from './posted-forms.js';
import type { ReadyAnswer } from '../answers/index.js';

const year = 'public, max-age=31536000, immutable';

/** Serves the built storefront: its files, and for every other path its page, rendered on the server where possible. */
export async function serveWeb(fastify: FastifyInstance, root: string, pages: RenderedPages): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) return;
  // Fails at the start, rather than at the first visit, when the page cannot be filled.
  readBuiltPage(root);
  // Files are looked up at each call, as the storefront may be rebuilt while the shop runs.
  await fastify.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false });
  await takePostedForms(fastify, root, pages);
  fastify.get('/*', async (request, reply) => {
    void reply.header('vary', 'Accept-Encoding');
    const path = decodeURI(request.url.split('?')[0]!);
    const elsewhere = await pages.rewritten(root, request.url);
    if (elsewhere) return sendPage(elsewhere, request, reply);
    if (isFile(root, path))
      return reply.header('cache-control', path.startsWith('/assets/') ? year : 'no-cache').sendFile(path);
    // A missing file must answer 404 and not the page; but a dot in a product's address does not make it a file.
    if (filePath.test(path)) throw notFound('File');
    const readOwn = (read: string) => readAs(fastify, request, read);
    const page = (await pages.answer(root, request, readOwn)) ?? (await pages.bare(root, path, request.ip));
    const link = pages.linkFor(path, request);
    if (link) reply.raw.setHeader('link', link);
    reply.raw.setHeader('cache-control', personalPath.test(path) ? 'no-store' : 'no-cache');
    if (!foundPath.test(path)) reply.raw.setHeader('x-robots-tag', 'noindex');
    return sendPage(page, request, reply);
  });
}

/** Reads from the API as whoever sent this request, with the limits that hold for them. */
async function readAs(fastify: FastifyInstance, request: FastifyRequest, url: string): Promise<Response> {
  const answer = await fastify.inject({ url, remoteAddress: request.ip, headers: callHeaders(request) });
  const headers = { 'content-type': String(answer.headers['content-type']) };
  return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
}

async function sendPage(
  page: ReadyAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.hijack();
  await page.send(request.raw, reply.raw);
  return reply;
}

/** The pages of whoever is logged in: no browser may keep them for whoever comes after. */
const personalPath = /^\/(seller-dashboard|user-profile|account|checkout|payment|logout)(\/|$)/;

/** The screens that search engines may show; they are told so of all others, also where the page is not rendered. */
const foundPath = /^\/(|category\/.*|product\/.*|pages\/.*)$/;

const longestPath = 255;

const filePath = /^\/(assets\/|[^/]*\.\w+$)/;

function isFile(root: string, path: string): boolean {
  // No file can have such a name, and `statSync` would throw.
  if (path.includes('\0') || path.length > longestPath) return false;
  try {
    return statSync(join(root, normalize(path))).isFile();
  } catch {
    // Nothing is there, or what would be its folder is a file.
    return false;
  }
}
