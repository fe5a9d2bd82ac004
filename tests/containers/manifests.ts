import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';

export type Labels = Record<string, string>;

export interface Container {
  name: string;
  command: string[];
  env?: EnvEntry[];
  envFrom?: { configMapRef: { name: string } }[];
  securityContext: object;
  resources: { requests: Labels; limits: Labels };
  ports?: { name: string }[];
  volumeMounts?: { name: string; mountPath: string }[];
}

interface EnvEntry {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: { name: string; key: string; optional?: boolean } };
}

interface Volume {
  name: string;
  secret?: { secretName: string; items?: { key: string; path: string }[] };
}

export interface PodTemplate {
  metadata: { labels: Labels };
  spec: {
    containers: Container[];
    securityContext: object;
    automountServiceAccountToken: boolean;
    topologySpreadConstraints?: { topologyKey: string; whenUnsatisfiable: string }[];
    volumes?: Volume[];
  };
}

/** What tests read of the specifications of all kinds. */
interface Spec {
  template: PodTemplate;
  selector: { matchLabels: Labels };
  owner: string;
  replicas: number;
  rabbitmq: { additionalConfig: string };
  tls: { secretName: string; disableNonTLSListeners: boolean };
  maxReplicas: number;
  clusterIP?: string;
  ports: { targetPort: string }[];
  postgresql: { parameters: Record<string, string>; pg_hba: string[] };
  primaryUpdateMethod: string;
  certificates: { serverTLSSecret: string; serverCASecret: string };
  plugins: { name: string; isWALArchiver: boolean; parameters: Labels }[];
  pluginConfiguration: { name: string };
  secretName: string;
  dnsNames: string[];
  podMetricsEndpoints: { port: string }[];
}

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: Spec;
}

/** What `kubectl apply -k` would send of a folder of the project. */
export function rendered(folder: string): Manifest[] {
  const path = fileURLToPath(new URL(`../../${folder}`, import.meta.url));
  const text = execFileSync('kubectl', ['kustomize', path], { encoding: 'utf8' });
  return parseAllDocuments(text).map((document) => document.toJS());
}

export class Manifests {
  constructor(readonly all: readonly Manifest[]) {}

  ofKind(kind: string): Manifest[] {
    return this.all.filter((manifest) => manifest.kind === kind);
  }

  named(kind: string, name: string): Manifest {
    const found = this.ofKind(kind).find(({ metadata }) => metadata.name === name);
    if (!found) throw new Error(`there is no ${kind} ${name}`);
    return found;
  }

  /** The pods that run the shop's own code. */
  get podTemplates(): PodTemplate[] {
    return [...this.ofKind('Deployment'), ...this.ofKind('Job')].map(({ spec }) => spec.template);
  }

  /** The environment of a container, as Kubernetes makes it; `secretOf` gives the values of secrets. */
  environmentOf(container: Container, secretOf: (name: string, key: string) => string): Labels {
    const settings = (container.envFrom ?? []).map(
      ({ configMapRef }) => this.named('ConfigMap', configMapRef.name).data!,
    );
    const own: Labels = {};
    for (const { name, value = '', valueFrom } of container.env ?? []) {
      const secret = valueFrom?.secretKeyRef;
      own[name] = secret
        ? secretOf(secret.name, secret.key)
        : value.replace(/\$\((\w+)\)/g, (all, other) => own[other] ?? all);
    }
    return Object.assign({}, ...settings, own);
  }
}
