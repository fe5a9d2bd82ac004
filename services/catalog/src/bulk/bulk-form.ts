import { fieldError, invalid } from '@mekong/contracts';
import type { ApiBodyOptions } from '@nestjs/swagger';
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

/** The CSV file and the images of a bulk upload. Throws a 400 when either is missing. */
export function bulkUploadOf({ uploads }: UploadRequest) {
  const { csv, images } = uploads ?? {};
  if (!csv?.[0] || !images?.length) {
    const message = 'Please select both CSV file and images!';
    throw invalid([fieldError(csv?.[0] ? 'images' : 'csv', 'FILES_REQUIRED', message)]);
  }
  return { csv: csv[0], images };
}
