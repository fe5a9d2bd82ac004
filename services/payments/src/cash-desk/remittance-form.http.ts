import { fieldError, invalid } from '@mekong/contracts';
import type { ApiBody } from '@mekong/service-defaults';
import { SentForm } from '../sent-form.js';

/** The file of a courier, and whose it is where the form says so. Throws a 400 that names `csv`. */
export function remittanceFileOf(body: unknown): { bytes: Buffer; courier?: string } {
  const csv = body instanceof SentForm ? body.files.csv : undefined;
  if (!csv) throw invalid([fieldError('csv', 'REQUIRED', 'Csv is required')]);
  const courier = (body as SentForm).fields.courier?.trim().slice(0, 100);
  return { bytes: Buffer.from(csv.base64, 'base64'), courier: courier || undefined };
}

export const remittanceForm: Parameters<typeof ApiBody>[0] = {
  schema: {
    type: 'object',
    properties: {
      csv: {
        type: 'string',
        format: 'binary',
        description: "A courier's file with the columns order (number or id), usd, khr and fee",
      },
      courier: { type: 'string', description: 'By default that of the first order' },
    },
    required: ['csv'],
  },
};
