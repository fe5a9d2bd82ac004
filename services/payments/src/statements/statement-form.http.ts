import { fieldError, invalid, Problem } from '@mekong/contracts';
import type { ApiBody } from '@mekong/service-defaults';
import { SentForm } from '../sent-form.js';

const megabyte = 1024 * 1024;
/** A year of a shop's bank account is smaller. */
const maxMegabytes = 1;

/** The file of a form; undefined for a body that is none. Throws a 400 or 413 that names `csv`. */
export function fileOf(body: unknown): { bytes: Buffer; name: string; mapping?: string } | undefined {
  if (!(body instanceof SentForm)) return undefined;
  const { csv } = body.files;
  if (!csv) throw invalid([fieldError('csv', 'REQUIRED', 'Csv is required')]);
  const bytes = Buffer.from(csv.base64, 'base64');
  if (bytes.length > maxMegabytes * megabyte) throw tooLarge(csv.name, bytes.length);
  return { bytes, name: csv.name.slice(0, 200), mapping: body.fields.mapping };
}

function tooLarge(file: string, bytes: number): Problem {
  const is = Math.ceil((bytes / megabyte) * 10) / 10;
  const message = `The file has ${is} MB, more than ${maxMegabytes} MB. Please part it in several`;
  const params = { reason: 'file', megabytes: maxMegabytes, is, file };
  return new Problem(413, 'TOO_LARGE', message, {
    params,
    errors: [fieldError('csv', 'TOO_LARGE', message, params)],
  });
}

export const statementForm: Parameters<typeof ApiBody>[0] = {
  schema: {
    type: 'object',
    properties: {
      csv: { type: 'string', format: 'binary', description: "A bank's file" },
      mapping: { type: 'string', description: 'JSON: which column holds what, where the guess is wrong' },
      text: { type: 'string', description: "A bank's messages, in a JSON body" },
    },
  },
};
