import {
  evenIfFaulty,
  readConfig,
  refusePlaceholders,
  rotatingSecret,
  serviceConfig,
  type Env,
} from '@mekong/service-defaults';
import { z } from 'zod';

/** `s3://bucket/folder?endpoint=https://…&region=…`; without an endpoint Amazon's of the region. */
function bucketIn(url: string, context: z.RefinementCtx) {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol !== 's3:' || !parsed.hostname) {
    context.addIssue({
      code: 'custom',
      message: 'must look like s3://bucket/folder?endpoint=https://…&region=…',
    });
    return z.NEVER;
  }
  const region = parsed.searchParams.get('region') ?? 'us-east-1';
  const endpoint = parsed.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const folders = parsed.pathname.split('/').filter((folder) => folder !== '');
  return { bucket: parsed.hostname, folders, region, endpoint: endpoint.replace(/\/+$/, '') };
}

/** For `superRefine`: a bucket is of use only with the keys to it. */
function requireKeysToBucket(config: Record<string, unknown>, context: z.RefinementCtx): void {
  if (!config['MEDIA_URL']) return;
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])
    if (!config[name])
      context.addIssue({ code: 'custom', path: [name], message: 'is needed where MEDIA_URL is set' });
}

const schema = serviceConfig
  .extend({
    /** The gateway's word on a caller's address counts when this key comes with it. */
    GATEWAY_KEY: rotatingSecret(16),
    /** The largest form with all its files: enough for thousands of rows with a few hundred images of 5 MB. */
    UPLOAD_LIMIT_MB: z.coerce.number().positive().default(2_048),
    /** Images that a seller may have in the library; 0 sets no limit. Admins have none. */
    IMAGE_QUOTA: z.coerce.number().int().min(0).default(5_000),
    /** The same in megabytes, as stored. */
    IMAGE_QUOTA_MB: z.coerce.number().int().min(0).default(2_048),
    /** Riel for a dollar, for prices in searches, above what payments tells; as payments has it. */
    KHR_RATE: z.coerce.number().positive().max(1_000_000).optional(),
    /** Where images are kept, if not in the database. */
    MEDIA_URL: z.string().transform(bucketIn).optional(),
    AWS_ACCESS_KEY_ID: z.string().optional(),
    AWS_SECRET_ACCESS_KEY: z.string().optional(),
    /** Where files of forms are until their answers are sent; by default a temporary folder. */
    UPLOAD_FOLDER: z.string().optional(),
  })
  .superRefine(requireKeysToBucket)
  .superRefine(refusePlaceholders(['GATEWAY_KEY', 'AWS_SECRET_ACCESS_KEY']), evenIfFaulty);
export type CatalogConfig = z.infer<typeof schema>;
export const CONFIG = Symbol('CONFIG');

export const readCatalogConfig = (env: Env): CatalogConfig => readConfig(schema, env);
