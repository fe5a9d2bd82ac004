import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import {
  readConfig,
  refusePlaceholders,
  rotatingSecret,
  serviceConfig,
  type Env,
} from '@mekong/service-defaults';
import { z } from 'zod';

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
    /** Where files of forms are until their answers are sent; by default a temporary folder of this user of the machine. */
    UPLOAD_FOLDER: z.string().default(() => join(tmpdir(), `mekong-gear-uploads-${userInfo().uid}`)),
  })
  .superRefine(refusePlaceholders(['GATEWAY_KEY']));
export type CatalogConfig = z.infer<typeof schema>;
export const CONFIG = Symbol('CONFIG');

export const readCatalogConfig = (env: Env): CatalogConfig => readConfig(schema, env);
