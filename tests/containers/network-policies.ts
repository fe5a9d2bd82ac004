import type { Labels, Manifest } from './manifests.js';

interface Policy {
  podSelector: Selector;
  ingress?: Rule[];
  egress?: Rule[];
}

interface Selector {
  matchLabels?: Labels;
  matchExpressions?: { key: string; operator: 'In'; values: string[] }[];
}
interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
}
interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports?: { port: number | string }[];
}

/** The names by which policies mean the ports of the parts. */
const portNames: Record<string, number> = { http: 3000, metrics: 9464 };

/** Whether pods of one kind may speak to those of another in the same namespace: both ends have to allow it. */
export function maySpeak(policies: readonly Manifest[], from: Labels, to: Labels, port: number): boolean {
  const allows = (own: Labels, other: Labels, direction: 'ingress' | 'egress') =>
    policies
      .map(({ spec }) => spec as unknown as Policy)
      .filter(({ podSelector }) => fits(podSelector, own))
      .flatMap((policy) => policy[direction] ?? [])
      .some((rule) => hasPort(rule, port) && hasPeer(rule.from ?? rule.to, other));
  return allows(from, to, 'egress') && allows(to, from, 'ingress');
}

/** Whether pods of another namespace may call a port of these. */
export function mayEnter(
  policies: readonly Manifest[],
  namespace: string,
  to: Labels,
  port: number,
): boolean {
  const labels = { 'kubernetes.io/metadata.name': namespace };
  return policies
    .map(({ spec }) => spec as unknown as Policy)
    .filter(({ podSelector }) => fits(podSelector, to))
    .flatMap(({ ingress }) => ingress ?? [])
    .some(
      (rule) =>
        hasPort(rule, port) &&
        (!rule.from ||
          rule.from.some(({ namespaceSelector }) => namespaceSelector && fits(namespaceSelector, labels))),
    );
}

const hasPort = ({ ports }: Rule, port: number) =>
  !ports || ports.some((one) => (portNames[one.port] ?? one.port) === port);

const hasPeer = (peers: Peer[] | undefined, labels: Labels) =>
  !peers ||
  peers.some(
    ({ podSelector, namespaceSelector }) => podSelector && !namespaceSelector && fits(podSelector, labels),
  );

function fits({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''))
  );
}
