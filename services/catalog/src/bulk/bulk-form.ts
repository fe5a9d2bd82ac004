import { fieldError, invalid } from '@mekong/contracts';
import type { ApiBodyOptions } from '@nestjs/swagger';
import { type UploadRequest, type UploadRules } from '../upload.interceptor.js';

export const bulkFiles: UploadRules = { files: { csv: 1, images: 20_000 }, keepsFolders: true };

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
  if (!csv?.[0]) throw filesRequired('csv');
  if (needsImages && images.length === 0) throw filesRequired('images');
  return { csv: csv[0], images };
}

export const filesRequired = (missing: 'csv' | 'images') =>
  invalid([fieldError(missing, 'FILES_REQUIRED', 'Please select both CSV file and images!')]);
