import { fieldError, invalid, Problem } from '@mekong/contracts';
import { hasForm } from '@mekong/service-defaults';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  mixin,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import multer, { MulterError, type StorageEngine } from 'multer';
import { finalize, type Observable } from 'rxjs';
import { UPLOAD_SETTINGS, type UploadSettings } from '../upload-settings.js';
import { UploadFolder } from './upload-folder.js';

const megabyte = 1024 * 1024;

/**
 * Of a larger file only its size is kept, so that its refusal can tell it. An image over 5 MB, which is far below that, is refused by
 * the image store; in a bulk upload it only fails its row.
 */
export const maxFileMegabytes = 20;

/** Of a form with all its files, where neither the call nor the service says it. */
const usualLimitMb = 100;

export interface UploadRules {
  /** The file fields and how many files each may have. */
  files: Record<string, number>;
  /** The largest form with all its files, in MB, where it is less than the service's. */
  limitMb?: number;
  /** True where files keep the folders in their names, by which rows of a table name them. */
  keepsFolders?: boolean;
  /** True where the same call also takes JSON. */
  alsoJson?: boolean;
}

export interface UploadRequest extends FastifyRequest {
  uploads?: Record<string, Express.Multer.File[]>;
}

/** Reads a multipart request with multer into `body` and `uploads` (files on disk, deleted after the answer). */
export function uploadInterceptor(rules: UploadRules): Type<NestInterceptor> {
  class UploadInterceptor implements NestInterceptor {
    private readonly read: FormReader;

    constructor(
      @Inject(UPLOAD_SETTINGS) { UPLOAD_LIMIT_MB }: UploadSettings,
      @Inject(UploadFolder) folder: UploadFolder,
    ) {
      this.read = formReader(rules, rules.limitMb ?? UPLOAD_LIMIT_MB ?? usualLimitMb, folder);
    }

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const request = context.switchToHttp().getRequest<UploadRequest>();
      if (!hasForm(request)) {
        if (rules.alsoJson) return next.handle();
        throw new Problem(415, 'UNSUPPORTED_MEDIA_TYPE', 'This call takes multipart/form-data.');
      }
      await readForm(this.read, request, context.switchToHttp().getResponse<FastifyReply>());
      return next.handle().pipe(finalize(() => void discard(request.uploads)));
    }
  }
  return mixin(UploadInterceptor);
}

/** Keeps the files of forms on the disk, and counts those bytes that are too many. */
const uploadedFiles = (folder: UploadFolder): StorageEngine => ({
  _handleFile: (_request, { stream }, done) =>
    void folder
      .path()
      .then((where) => store(stream, join(where, randomUUID())))
      .then((stored) => done(null, stored), done),
  _removeFile: (_request, { path }, done) => void rm(path, { force: true }).then(() => done(null), done),
});

async function store(file: Readable, path: string): Promise<{ path: string; size: number }> {
  let size = 0;
  async function* firstBytes(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size <= maxFileMegabytes * megabyte) yield chunk;
    }
  }
  try {
    await pipeline(file, firstBytes, createWriteStream(path));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, size };
}

type FormReader = (
  request: FastifyRequest['raw'],
  reply: FastifyReply['raw'],
  done: (error?: unknown) => void,
) => void;

function formReader({ files, keepsFolders }: UploadRules, limitMb: number, folder: UploadFolder): FormReader {
  const options: multer.Options & { streamHandler: typeof feed } = {
    storage: uploadedFiles(folder),
    defParamCharset: 'utf8',
    preservePath: keepsFolders,
    limits: {
      fields: 100,
      fieldSize: 100_000,
      fieldNameSize: 100,
    },
    streamHandler: feed,
  };
  const fields = Object.entries(files).map(([name, maxCount]) => ({ name, maxCount }));
  // It looks only at what every request of Node has, though its types ask for Express.
  return multer(options).fields(fields) as unknown as FormReader;

  /** Counts received bytes instead of trusting a header; bytes beyond the limit are discarded. */
  function feed(request: Readable, form: Writable): void {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= limitMb * megabyte || form.destroyed) return;
      request.unpipe(form);
      form.destroy(
        new Problem(413, 'TOO_LARGE', `An upload may have at most ${limitMb} MB with all its files`, {
          params: { reason: 'upload', megabytes: limitMb },
        }),
      );
    });
    request.pipe(form);
  }
}

async function readForm(read: FormReader, request: UploadRequest, reply: FastifyReply): Promise<void> {
  const raw = request.raw as FastifyRequest['raw'] & { body?: object; files?: UploadRequest['uploads'] };
  await new Promise<void>((done, fail) => {
    read(raw, reply.raw, (error) => (error ? fail(formProblem(error)) : done()));
  });
  // multer's body has no prototype, so schemas do not accept it as an object.
  request.body = { ...raw.body };
  request.uploads = raw.files ?? {};
}

function formProblem(error: unknown): unknown {
  if (error instanceof Problem) return error;
  if (!(error instanceof MulterError))
    return new Problem(400, 'INVALID_INPUT', 'The form could not be read.', { params: { reason: 'form' } });
  const field = error.field ?? 'form';
  const fault =
    error.code === 'LIMIT_UNEXPECTED_FILE'
      ? fieldError(field, 'TOO_MANY_FILES', `${field} takes no file, or fewer files`)
      : fieldError(field, 'TOO_MUCH', `${field} is too much`);
  return invalid([fault]);
}

async function discard(uploads: UploadRequest['uploads'] = {}): Promise<void> {
  await Promise.all(
    Object.values(uploads)
      .flat()
      .map((file) => rm(file.path, { force: true })),
  );
}
