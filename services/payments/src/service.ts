import { Problem } from '@mekong/contracts';
import { defineService } from '@mekong/messaging';
import type { FastifyInstance } from 'fastify';
import { AppModule } from './app.module.js';
import { readPaymentsConfig } from './config.js';
import { PaymentsEvents } from './events.js';
import { SentForm } from './sent-form.js';

/** Starts the payments service. */
export const start = defineService({
  name: 'payments',
  readConfig: readPaymentsConfig,
  module: AppModule,
  events: PaymentsEvents,
  prepare: readSmallForms,
});

/** Of the statement of a bank, and a little more for its form. */
const mostBytes = 1_200_000;

/** Makes Fastify read forms with small files, which are nowhere on the disk. */
function readSmallForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: mostBytes },
    ({ headers }, body, done) => {
      readForm(headers['content-type']!, body as Buffer).then((form) => done(null, form), done);
    },
  );
}

async function readForm(type: string, body: Buffer): Promise<SentForm> {
  const response = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
  const form = await response.formData().catch(() => {
    throw new Problem(400, 'INVALID_INPUT', 'The form could not be read.', { params: { reason: 'form' } });
  });
  const fields: SentForm['fields'] = {};
  const files: SentForm['files'] = {};
  for (const [name, value] of form)
    if (typeof value === 'string') fields[name] = value;
    else
      files[name] = { name: value.name, base64: Buffer.from(await value.arrayBuffer()).toString('base64') };
  return new SentForm(fields, files);
}
