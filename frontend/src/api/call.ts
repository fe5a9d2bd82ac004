import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import type { Answer, Input, Method, MethodOf, Path, PathValues, ReadPath } from './schema';

declare const answer: unique symbol;

/** A request for RTK Query. `Body` is the type of its answer and exists for the compiler only. */
export type Call<Body> = FetchArgs & { readonly [answer]?: Body };

/** The values as an argument: left out, optional or required, as the route needs them. */
type Needed<Values> = [Values] extends [undefined]
  ? []
  : object extends Values
    ? [values?: Values]
    : [values: Values];
type Gaps = Record<string, string | number>;

const fill = (path: string, gaps: Gaps) =>
  path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(gaps[name]!));

/** The address of a route that the browser opens itself, such as a download or an event stream. */
export const addressOf = <P extends ReadPath>(path: P, ...[gaps]: Needed<PathValues<P, 'get'>>): string =>
  fill(path, gaps as Gaps);

/** A request to a route. It compiles only if it matches the API's document. */
export function call<P extends Path, M extends Method & MethodOf<P>>(
  route: P,
  method: M,
  ...[input]: Needed<Input<P, M>>
): Call<Answer<P, M>> {
  const { path, query, ...rest } = { ...input } as { path: Gaps; query?: object };
  // Pairs, since an object cannot repeat a parameter.
  const params = Object.entries(query ?? {}).flatMap(([name, values]) =>
    [values ?? []].flat().map((value) => [name, value]),
  );
  // Without any there is no `?`, so that what the page has fetched in advance is found.
  return {
    ...rest,
    url: fill(route, path),
    method: method.toUpperCase(),
    params: params.length > 0 ? params : undefined,
  };
}

/** The query of an RTK Query endpoint, and the part of the answer that it keeps: by default all of it. */
export function endpoint<Arg, Body>(
  query: (arg: Arg) => Call<Body>,
): { query: typeof query; transformResponse: (answer: Body) => Body };
export function endpoint<Arg, Body, Kept>(
  query: (arg: Arg) => Call<Body>,
  keep: (answer: Body) => Kept,
): { query: typeof query; transformResponse: typeof keep };
export function endpoint(query: unknown, transformResponse?: unknown) {
  return { query, transformResponse };
}
