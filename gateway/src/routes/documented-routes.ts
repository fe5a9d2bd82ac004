import { apiDocument } from './api-document.js';
import { patternOf } from './route-table.js';

interface Operation {
  parameters?: { in: string; name: string }[];
}
interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

const placeholders = (template: string) => template.split('{').length;

/** The paths of the API document with the query parameters of their GET; `search` before any `{id}` that it could be. */
const documented = Object.entries((JSON.parse(apiDocument) as ApiDocument).paths)
  .map(([template, operations]) => ({
    template,
    parts: template.split('/'),
    methods: Object.keys(operations).map((method) => method.toUpperCase()),
    names: (operations.get?.parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name),
  }))
  .sort((a, b) => placeholders(a.template) - placeholders(b.template));

/** By how many parts they have, as each call of the API looks its path up. */
const byLength = new Map<number, typeof documented>();
for (const route of documented)
  byLength.set(route.parts.length, [...(byLength.get(route.parts.length) ?? []), route]);

function documentedRoutes(path: string) {
  const given = path.split('/');
  const fits = (part: string, place: number) => part === given[place] || part.startsWith('{');
  return (byLength.get(given.length) ?? []).filter(({ parts }) => parts.every(fits));
}

/** Whether a GET of this path knows a query parameter; `x_*` in the document stands for all names that begin so. */
export function parameterTestOf(path: string): (name: string) => boolean {
  const names = documentedRoutes(path)[0]?.names ?? [];
  const starts = names.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
  return (name) => names.includes(name) || starts.some((start) => name.startsWith(start));
}

/** The path as the API document has it, `/api/auth/reset-password/{token}`; it holds nothing that a caller has sent. */
export const documentedPathOf = (path: string): string =>
  documentedRoutes(path)[0]?.template ?? patternOf(path);

/** The methods of a path in the API document, of all the routes that it may mean; undefined where it has none. */
export function documentedMethodsOf(path: string): ReadonlySet<string> | undefined {
  const methods = documentedRoutes(path).flatMap((route) => route.methods);
  return methods.length > 0 ? new Set(methods) : undefined;
}
