import { readFileSync } from 'node:fs';
import { routeOf } from '../../gateway/src/routes/route-table.js';

/** As JSON Schema has it, which is read without being checked: the document is the shop's own. */
type Schema = ReturnType<typeof JSON.parse>;
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema?: Schema;
}

/** A route as the shop's API document declares it. */
export interface ApiRoute {
  name: string;
  method: string;
  path: string;
  /** Of which service. */
  service: string;
  parameters: Parameter[];
  /** Schemas by media type. */
  bodies: Record<string, Schema>;
}

const document = JSON.parse(readFileSync(new URL('../../gateway/openapi.json', import.meta.url), 'utf8'));

/** Ids that exist nowhere, so that a call that is let through changes nothing. */
const nowhere: Record<string, string> = {
  slug: 'mouse',
  brand: 'all',
  service: 'orders',
  kind: 'sales',
  hash: '0'.repeat(32),
  file: `${'0'.repeat(32)}.webp`,
};
const uuidPaths = /users|addresses|sessions|batches|jobs|orders|payment|checkout/;

/** The path with ids that exist nowhere, but for those that are given. */
export function filledPath(path: string, given: Record<string, string> = {}): string {
  const unknownId = uuidPaths.test(path) ? '00000000-0000-4000-8000-000000000000' : '2147483647';
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => given[name] ?? nowhere[name] ?? unknownId);
}

/** Every route of the shop's API document. */
export const apiRoutes: ApiRoute[] = Object.entries<Schema>(document.paths).flatMap(([path, methods]) =>
  Object.entries<Schema>(methods).map(([method, route]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    service: routeOf(filledPath(path))!.service,
    parameters: route.parameters ?? [],
    bodies: Object.fromEntries(
      Object.entries<Schema>(route.requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema]),
    ),
  })),
);

/** Routes that change something. */
export const changingRoutes = apiRoutes.filter(({ method }) => method !== 'GET');

let samples = 0;
/** A value that fits a schema as its author wrote it; numbers are those of things that exist nowhere. */
export function sampleOf(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0]);
  if (schema.type === 'object') return sampleObject(schema);
  if (schema.type === 'array') return [sampleOf(schema.items)];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'number' || schema.type === 'integer')
    return Math.min(schema.maximum ?? 2147483647, 2147483647);
  if (schema.format === 'date') return '2026-01-31';
  if (schema.pattern?.includes('0-9a-f')) return '0'.repeat(32);
  return `nobody${(samples += 1)}@shop.example`;
}

const sampleObject = ({ properties = {} }: Schema) =>
  Object.fromEntries(
    Object.entries<Schema>(properties).map(([name, property]) => [name, sampleOf(property)]),
  );

/** What a call has to carry to be read: a body where the route takes one. */
export function sampleRequest({ method, bodies }: ApiRoute): {
  body?: string | FormData;
  headers: Record<string, string>;
} {
  const [json, form] = [bodies['application/json'], bodies['multipart/form-data']];
  if (json) return jsonRequest(sampleOf(json));
  if (form) return { body: new FormData(), headers: {} };
  return method === 'GET' ? { headers: {} } : jsonRequest({});
}

export const jsonRequest = (body: unknown) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
