import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PackedCatalogue } from './whole-catalogue.js';

const takesGzip = (accepted = '') => negotiate(accepted.toLowerCase(), ['gzip']) === 'gzip';
const type = 'application/json; charset=utf-8';

/** Sends compressed JSON, decompressed for clients that do not accept gzip; answers 304 to clients that have it already. */
export function answerPacked(
  packed: PackedCatalogue,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): StreamableFile | undefined {
  void reply.header('etag', packed.etag).header('vary', 'accept-encoding');
  if (headers['if-none-match']?.split(/\s*,\s*/).includes(packed.etag)) {
    void reply.status(304);
    return undefined;
  }
  if (!takesGzip(headers['accept-encoding'] as string | undefined))
    return new StreamableFile(unpacked(packed), { type });
  void reply.header('content-encoding', 'gzip');
  return new StreamableFile(packed.gzip, { type, length: packed.gzip.length });
}

const unpacked = ({ gzip }: PackedCatalogue): Readable => Readable.from([gzip]).pipe(createGunzip());
