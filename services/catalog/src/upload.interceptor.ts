import { fieldError, invalid, Problem } from '@mekong/contracts';
import { hasForm } from '@mekong/service-defaults';
import { mkdir, rm } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
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
import { CONFIG, type CatalogConfig } from './config.js';

export const megabyte = 1024 * 1024;

export interface UploadRules {
  /** The file fields and how many files each may have. */
  files: Record<string, number>;
  /** Reading stops at a file with more bytes; the image store has its own limit for images. */
  maxFileBytes: number;
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

    constructor(@Inject(CONFIG) config: CatalogConfig) {
      this.read = formReader(rules, config);
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

/** Keeps the files of forms on the disk, in this folder. */
const uploadedFiles = (folder: string): StorageEngine =>
  multer.diskStorage({
    // Made for each file, as the system may tidy its temporary folder at any time.
    destination: (_request, _file, done) =>
      void mkdir(folder, { recursive: true }).then(
        () => done(null, folder),
        (error: Error) => done(error, ''),
      ),
  });

type FormReader = ReturnType<ReturnType<typeof multer>['fields']>;

function formReader(
  { files, maxFileBytes }: UploadRules,
  { UPLOAD_LIMIT_MB: limitMb, UPLOAD_FOLDER }: CatalogConfig,
): FormReader {
  const options: multer.Options & { streamHandler: typeof feed } = {
    storage: uploadedFiles(UPLOAD_FOLDER),
    defParamCharset: 'utf8',
    limits: { fileSize: maxFileBytes, fields: 100, fieldSize: 100_000, fieldNameSize: 100 },
    streamHandler: feed,
  };
  return multer(options).fields(Object.entries(files).map(([name, maxCount]) => ({ name, maxCount })));

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
    read(raw as never, reply.raw as never, (error: unknown) => (error ? fail(formProblem(error)) : done()));
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
  if (error.code === 'LIMIT_FILE_SIZE') {
    const message = 'The file is too large';
    const params = { reason: 'file' };
    return new Problem(413, 'TOO_LARGE', message, {
      params,
      errors: [fieldError(field, 'TOO_LARGE', message, params)],
    });
  }
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
