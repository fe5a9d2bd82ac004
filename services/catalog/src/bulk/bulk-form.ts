import { fieldError, invalid, Problem } from '@mekong/contracts';
import type { ApiBodyOptions } from '@nestjs/swagger';
import { readMapping, type Mapping } from '../moving-in/index.js';
import { maxFileMegabytes, type UploadRequest, type UploadRules } from '@mekong/uploads';

export const bulkFiles: UploadRules = { files: { csv: 1, images: 20_000 }, keepsFolders: true };

const file = { type: 'string' as const, format: 'binary' };
const howToRead = {
  mapping: {
    type: 'string' as const,
    description:
      'JSON `{ columns: { theirs: ours }, values: { category, brand, stock }, profile }` for a file of another system',
  },
  sheet: { type: 'string' as const, description: 'Which sheet of a workbook' },
};

export const bulkForm: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['csv', 'images'],
    properties: { csv: file, images: { type: 'array', items: file }, ...howToRead },
  },
};

export const columnsForm: ApiBodyOptions = {
  schema: { type: 'object', required: ['csv'], properties: { csv: file, ...howToRead } },
};

/** How a file of another system is to be read. Throws a 400 that names `mapping`. */
export function readingOf({ body }: UploadRequest): { mapping?: Mapping; sheet?: string } {
  const { mapping, sheet } = (body ?? {}) as Record<string, unknown>;
  return { mapping: readMapping(mapping), sheet: typeof sheet === 'string' ? sheet : undefined };
}

/** The CSV file and the images of a bulk upload. Throws a 400 when either is missing, but for images that need not be there. */
export function bulkUploadOf({ uploads }: UploadRequest, { needsImages = true } = {}) {
  const { csv, images = [] } = uploads ?? {};
  if (!csv?.[0]) throw filesRequired('csv');
  const is = Math.ceil((csv[0].size / megabyte) * 10) / 10;
  if (is > maxFileMegabytes) throw tooLarge(csv[0].originalname, is);
  if (needsImages && images.length === 0) throw filesRequired('images');
  return { csv: csv[0], images };
}

const megabyte = 1024 * 1024;

function tooLarge(file: string, is: number): Problem {
  const message = `The file has ${is} MB, more than ${maxFileMegabytes} MB. Please part it in several`;
  const params = { reason: 'file', megabytes: maxFileMegabytes, is, file };
  return new Problem(413, 'TOO_LARGE', message, {
    params,
    errors: [fieldError('csv', 'TOO_LARGE', message, params)],
  });
}

export const filesRequired = (missing: 'csv' | 'images') =>
  invalid([fieldError(missing, 'FILES_REQUIRED', 'Please select both CSV file and images!')]);
