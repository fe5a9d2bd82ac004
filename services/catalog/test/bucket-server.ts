import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { natively } from '@mekong/testing';

const { default: S3rver } = await natively<typeof import('@20minutes/s3rver')>('@20minutes/s3rver');

/** The keys of every bucket of tests. */
export const bucketKeys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

export interface BucketServer {
  /** Of the storage, whose only bucket is `images`. */
  endpoint: string;
  /** Where the files of the bucket lie. */
  folder: string;
  stop(): Promise<void>;
}

/** Starts S3-compatible storage with an empty bucket `images`. */
export async function startBucketServer(): Promise<BucketServer> {
  const folder = await mkdtemp(join(tmpdir(), 'mekong-bucket-'));
  const configureBuckets = [{ name: 'images' }];
  const storage = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets,
  });
  const { port } = await storage.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    folder,
    stop: async () => {
      await storage.close();
      await rm(folder, { recursive: true });
    },
  };
}
