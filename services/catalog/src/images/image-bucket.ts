import { Inject, Injectable } from '@nestjs/common';
import { createLogger, unavailable } from '@mekong/service-defaults';
import { AwsClient } from 'aws4fetch';
import { CONFIG, type CatalogConfig } from '../config.js';

const patienceMs = 10_000;
/** How often a call is sent again that the storage answered with a failure of its own. */
const retries = 2;

type Settings = Pick<
  CatalogConfig,
  'MEDIA_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'LOG_LEVEL'
>;

/**
 * Images in storage that speaks S3, where `MEDIA_URL` names a bucket; otherwise their bytes are in the database. An object is
 * named as in the image's address. What fails throws a 503.
 */
@Injectable()
export class ImageBucket {
  private readonly client: AwsClient | undefined;
  private readonly address: string = '';
  private readonly logger;

  constructor(@Inject(CONFIG) settings: Settings) {
    this.logger = createLogger('catalog', settings.LOG_LEVEL);
    const {
      MEDIA_URL: place,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    } = settings;
    if (!place || !accessKeyId || !secretAccessKey) return;
    this.address = [place.endpoint, place.bucket, ...place.folders].join('/');
    this.client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      service: 's3',
      region: place.region,
      retries,
    });
  }

  get isUsed(): boolean {
    return this.client !== undefined;
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    const headers = { 'content-type': 'image/webp' };
    await this.call('PUT', name, { body: new Uint8Array(bytes), headers });
  }

  /** Undefined when there is no such object. */
  get(name: string): Promise<Buffer | undefined> {
    return this.call('GET', name);
  }

  /** One that is not there counts as deleted. */
  async delete(name: string): Promise<void> {
    await this.call('DELETE', name);
  }

  /** Answers the body, undefined for a 404. */
  private async call(method: string, name: string, more: RequestInit = {}): Promise<Buffer | undefined> {
    const signal = AbortSignal.timeout(patienceMs);
    try {
      const answer = await this.client!.fetch(`${this.address}/${name}`, { ...more, method, signal });
      const body = Buffer.from(await answer.arrayBuffer());
      if (answer.ok) return body;
      // A missing bucket is a fault of the set-up.
      if (answer.status === 404 && !body.includes('NoSuchBucket')) return undefined;
      throw new Error(`${answer.status} ${body.toString('utf8', 0, 300)}`);
    } catch (error) {
      this.logger.error({ err: error, method, name }, 'the storage of images failed');
      throw unavailable();
    }
  }
}
