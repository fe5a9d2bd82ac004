import { open } from 'node:fs/promises';
import { fieldError, invalid } from '@mekong/contracts';
import type { ApiBodyOptions } from '@nestjs/swagger';
import { seenColumn } from './columns.js';
import { encodingOf } from './separators.js';
import { megabyte, type UploadRequest, type UploadRules } from '../upload.interceptor.js';

/** An image over 5 MB only fails its row; the limit here, which fails the upload, is far above that. */
export const bulkFiles: UploadRules = { files: { csv: 1, images: 20_000 }, maxFileBytes: 20 * megabyte };

const file = { type: 'string' as const, format: 'binary' };

export const bulkForm: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['csv', 'images'],
    properties: { csv: file, images: { type: 'array', items: file } },
  },
};

/** The CSV file and the images of a bulk upload. Throws a 400 when either is missing, but for images that need not be there. */
export function bulkUploadOf({ uploads }: UploadRequest, { needsImages = true } = {}) {
  const { csv, images = [] } = uploads ?? {};
  if (!csv?.[0] || (needsImages && images.length === 0)) {
    const message = 'Please select both CSV file and images!';
    throw invalid([fieldError(csv?.[0] ? 'images' : 'csv', 'FILES_REQUIRED', message)]);
  }
  return { csv: csv[0], images };
}

/** Far more than the header of an export has. */
const headBytes = 8_192;

/** Whether the CSV file is one that the shop exported, whose products have their images already. */
export async function isExported({ uploads }: UploadRequest): Promise<boolean> {
  const path = uploads?.csv?.[0]?.path;
  if (!path) return false;
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const [header = ''] = new TextDecoder(encodingOf(buffer))
      .decode(buffer.subarray(0, bytesRead))
      .split('\n', 1);
    return header.toLowerCase().includes(seenColumn);
  } finally {
    await file.close();
  }
}
