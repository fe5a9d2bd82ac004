import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callHeaders } from './call-headers.js';
import type { RefusedForm } from './built-renderer.js';
import type { RenderedPages } from './rendered-pages.js';
import { bestEncoding, pack } from '../answers/index.js';
import { answerByCall } from '../proxy/index.js';

interface Answer {
  user?: { is_verified: boolean };
  ticket?: string;
}

interface PostedForm {
  name: RefusedForm['name'];
  call: string;
  fields: string[];
  /** Where the answer leads. What stands behind `#` is for the page alone: no server or log gets to see it. */
  next: (answer: Answer, values: Record<string, string>) => string;
}

const maxBytes = 8_192;

const note = (name: string, value: string) => `#${new URLSearchParams({ [name]: value }).toString()}`;

const forms: Record<string, PostedForm> = {
  '/login': {
    name: 'login',
    call: '/api/auth/login',
    fields: ['email', 'password'],
    next: ({ user, ticket }) => {
      if (ticket) return `/login${note('ticket', ticket)}`;
      return user?.is_verified ? '/' : '/verify-email';
    },
  },
  '/signup': {
    name: 'signup',
    call: '/api/auth/signup',
    fields: ['name', 'email', 'password'],
    next: (_answer, { email }) => `/verify-email${note('email', email!)}`,
  },
  '/forgot-password': {
    name: 'forgot-password',
    call: '/api/auth/forgot-password',
    fields: ['email'],
    next: () => '/forgot-password?sent=1',
  },
};

/**
 * Takes the forms that browsers post by themselves while the storefront's code has not come, or where it never does: makes the
 * API's call and leads on, or sends the page again with what was refused. They count as that call does.
 */
export async function takePostedForms(
  fastify: FastifyInstance,
  root: string,
  pages: RenderedPages,
): Promise<void> {
  await fastify.register(async (scope) => {
    const readFields = (_request: FastifyRequest, body: string | Buffer) =>
      Promise.resolve(Object.fromEntries(new URLSearchParams(String(body))));
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, readFields);
    for (const [path, form] of Object.entries(forms))
      scope.post(path, { bodyLimit: maxBytes }, (request, reply) => take(form, request, reply));
  });

  async function take(form: PostedForm, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // Who sends no form has typed nothing.
    const typed = (request.body ?? {}) as Record<string, string>;
    const values = Object.fromEntries(form.fields.map((field) => [field, typed[field] ?? '']));
    const answer = await fastify.inject({
      method: 'POST',
      url: form.call,
      remoteAddress: request.ip,
      headers: { ...callHeaders(request), 'content-type': 'application/json' },
      payload: values,
    });
    answerByCall(request);
    void reply.header('cache-control', 'no-store');
    for (const name of ['set-cookie', 'retry-after']) {
      const value = answer.headers[name];
      if (value !== undefined) void reply.header(name, value);
    }
    if (answer.statusCode < 300) return reply.redirect(form.next(answer.json<Answer>(), values), 303);
    const { password: _never, ...shown } = values;
    const failure = { status: answer.statusCode, data: answer.json<unknown>() };
    const html = await pages.refused(root, request, { name: form.name, failure, values: shown });
    // Too many pages are being rendered: the form comes back empty.
    if (html === undefined) return reply.redirect(`/${form.name}`, 303);
    return sendPacked(html, request, reply.code(answer.statusCode));
  }
}

/** On a slow network the page would take seconds as it is, as it has its styles in it. */
async function sendPacked(html: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const body = Buffer.from(html);
  const encoding = bestEncoding(request.headers['accept-encoding']?.toString());
  void reply.type('text/html; charset=utf-8').header('vary', 'Accept-Encoding');
  return encoding
    ? reply.header('content-encoding', encoding).send(await pack(body, encoding))
    : reply.send(body);
}
