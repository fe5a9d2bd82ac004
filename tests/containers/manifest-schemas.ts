import { z } from 'zod';
import type { Manifest } from './manifests.js';

type Model = new () => { validate(): void };

/** The packages with the schemas of what is no part of Kubernetes itself, by the group of its kinds. */
const packages: Record<string, string> = {
  'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg',
  'cert-manager.io': '@kubernetes-models/cert-manager',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
};

const metadata = z.strictObject({ name: z.string(), namespace: z.string() });

/** The fields of RabbitMQ's cluster operator that the shop uses; it publishes no package with its schema. */
const rabbitmqCluster = z.strictObject({
  apiVersion: z.literal('rabbitmq.com/v1beta1'),
  kind: z.literal('RabbitmqCluster'),
  metadata,
  spec: z.strictObject({
    // A majority has to be left when one is away.
    replicas: z.literal([3, 5, 7]),
    image: z.string(),
    persistence: z.strictObject({ storage: z.string().regex(/^\d+Gi$/) }),
    tls: z.strictObject({ secretName: z.string(), disableNonTLSListeners: z.boolean() }),
    resources: z.strictObject({
      requests: z.record(z.enum(['cpu', 'memory']), z.string()),
      limits: z.record(z.enum(['cpu', 'memory']), z.string()),
    }),
    rabbitmq: z.strictObject({ additionalConfig: z.string() }),
    affinity: z.strictObject({
      podAntiAffinity: z.strictObject({
        requiredDuringSchedulingIgnoredDuringExecution: z.array(
          z.strictObject({
            topologyKey: z.string(),
            labelSelector: z.strictObject({ matchLabels: z.record(z.string(), z.string()) }),
          }),
        ),
      }),
    }),
  }),
});

const secretKey = z.strictObject({ name: z.string(), key: z.string() });
const compressed = z.strictObject({ compression: z.enum(['gzip', 'lz4', 'snappy', 'zstd']) });

/** The fields of the plugin for Barman that the shop uses; it publishes no package with its schema either. */
const objectStore = z.strictObject({
  apiVersion: z.literal('barmancloud.cnpg.io/v1'),
  kind: z.literal('ObjectStore'),
  metadata,
  spec: z.strictObject({
    retentionPolicy: z.string().regex(/^[1-9]\d*[dwm]$/),
    configuration: z.strictObject({
      destinationPath: z.url({ protocol: /^s3$/ }),
      s3Credentials: z.strictObject({ accessKeyId: secretKey, secretAccessKey: secretKey }),
      wal: compressed,
      data: compressed,
    }),
  }),
});

const ownSchemas: Record<string, z.ZodType> = {
  RabbitmqCluster: rabbitmqCluster,
  ObjectStore: objectStore,
};

/** What is wrong with a manifest by the schema of its kind: wrong values, and fields that it does not have. */
export async function faultsOf(manifest: Manifest): Promise<string[]> {
  const { apiVersion, kind } = manifest;
  const fault = (text: string) => `${kind} ${manifest.metadata.name}: ${text}`;
  const ownSchema = ownSchemas[kind];
  if (ownSchema) {
    const { error } = ownSchema.safeParse(manifest);
    return (error?.issues ?? []).map(({ path, message }) => fault(`${path.join('.')} ${message}`));
  }
  const library = packages[apiVersion.split('/')[0]!] ?? 'kubernetes-models';
  const { [kind]: model } = (await import(`${library}/${apiVersion}/${kind}`)) as Record<string, Model>;
  const read = new Map<object, Set<string>>();
  try {
    // The constructor would copy it, and so read everything.
    Object.assign(new model!(), watched(manifest, read)).validate();
  } catch (error) {
    return [fault((error as Error).message)];
  }
  return unreadIn(manifest, read, '').map((path) => fault(`has no ${path}`));
}

/** The thing, noting which of its properties are read: a validator reads those that its schema knows. */
function watched<T>(thing: T, read: Map<object, Set<string>>): T {
  if (typeof thing !== 'object' || thing === null) return thing;
  const names = read.get(thing) ?? new Set<string>();
  read.set(thing, names);
  return new Proxy(thing, {
    get: (target, name, receiver) => {
      names.add(String(name));
      const value: unknown = Reflect.get(target, name, receiver);
      return typeof value === 'object' ? watched(value, read) : value;
    },
  });
}

function unreadIn(thing: object, read: Map<object, Set<string>>, path: string): string[] {
  const names = read.get(thing);
  // What a schema leaves open, nobody reads.
  if (!names || !Object.keys(thing).some((name) => names.has(name))) return [];
  return Object.entries(thing).flatMap(([name, value]: [string, unknown]) => {
    const own = path ? `${path}.${name}` : name;
    if (!names.has(name)) return [own];
    return typeof value === 'object' && value !== null ? unreadIn(value, read, own) : [];
  });
}
