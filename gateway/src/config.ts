import { isIP } from 'node:net';
import { defaultShippingPolicy, shippingPolicies } from '@mekong/contracts';
import {
  baseConfig,
  evenIfFaulty,
  keysIn,
  listSetting,
  readConfig,
  refusePlaceholders,
  rotatingSecret,
  type Env,
} from '@mekong/service-defaults';
import { z } from 'zod';
import { byUrlSetting } from './url-settings.js';

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether a text is an IP address or a range of them, but not one of all. */
function isNetwork(text: string): boolean {
  if (namedRanges.includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined ||
    (/^\d+$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/** One address, or several replicas' separated by commas. */
const upstreams = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim().replace(/\/$/, '')))
  .pipe(z.array(z.url()).min(1));

const schema = baseConfig
  .extend({
    ...byUrlSetting(() => upstreams),
    GATEWAY_KEY: rotatingSecret(16),
    /** Of whoever reads the metrics; without it nobody may. */
    METRICS_KEY: rotatingSecret(16).optional(),
    /** Where the metrics are shown instead of PORT, which is public. */
    METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    /** Proxies whose X-Forwarded-For is trusted, as addresses or CIDR ranges; none by default, not even loopback. */
    TRUSTED_PROXIES: listSetting.refine(
      (proxies) => proxies.every(isNetwork),
      'must be addresses or ranges such as 10.0.0.0/8, separated by commas',
    ),
    /** Milliseconds within which the head of a request has to come in, and then its body, unless that is an upload. */
    REQUEST_TIMEOUT_MS: z.coerce.number().int().min(100).default(10_000),
    /** Milliseconds that an upload may go without sending anything. */
    UPLOAD_IDLE_MS: z.coerce.number().int().min(100).default(30_000),
    /** Milliseconds that a service may take to answer a read, before another replica is asked or the caller is told 503. */
    READ_TIMEOUT_MS: z.coerce.number().int().min(100).default(3_000),
    /** The same of a change. What takes longer by nature (reports, whole lists) has half a minute, an upload five minutes. */
    WRITE_TIMEOUT_MS: z.coerce.number().int().min(100).default(10_000),
    /** Milliseconds to wait for a service none of whose replicas can be reached, such as one that restarts. */
    UPSTREAM_WAIT_MS: z.coerce.number().int().min(0).default(5_000),
    /** Calls of one network (`networkOf`; a wide one has its shares of it) under way at once, without uploads and event streams; 0 sets no limit. */
    CALLS_PER_NETWORK: z.coerce.number().int().min(0).default(200),
    /** What pages say until orders has told by what delivery costs. */
    SHIPPING_POLICY: z.enum(shippingPolicies).default(defaultShippingPolicy),
    /** Folder of the built SPA; without it the gateway serves the API alone. */
    WEB_ROOT: z.string().optional(),
  })
  .superRefine(refusePlaceholders(['GATEWAY_KEY', 'METRICS_KEY']), evenIfFaulty)
  .superRefine(({ GATEWAY_KEY, METRICS_KEY }, context) => {
    if (!METRICS_KEY || !keysIn(METRICS_KEY).some((key) => keysIn(GATEWAY_KEY).includes(key))) return;
    const message = "must be another than GATEWAY_KEY, by which a client's address is believed";
    context.addIssue({ code: 'custom', path: ['METRICS_KEY'], message });
  })
  .superRefine(({ NODE_ENV, PUBLIC_URL, TRUSTED_PROXIES }, context) => {
    if (NODE_ENV !== 'production' || !PUBLIC_URL.startsWith('https:') || TRUSTED_PROXIES.length > 0) return;
    const message =
      'must name what ends TLS in front of the gateway: without it all shoppers have its address, and share its limits';
    context.addIssue({ code: 'custom', path: ['TRUSTED_PROXIES'], message });
  });
export type GatewayConfig = z.infer<typeof schema>;
export const CONFIG = Symbol('CONFIG');

export const readGatewayConfig = (env: Env): GatewayConfig => readConfig(schema, env);
