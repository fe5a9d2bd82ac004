import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import type { Answer, Input, Method, MethodOf, Path, PathValues, ReadPath } from './schema';

declare const answer: unique symbol;

/** A call as the API's client takes it; what it is answered with only the compiler knows. */
export type Call<Body> = FetchArgs & { readonly [answer]?: Body };

/** Nothing need be given where nothing is needed. */
type Needed<Values> = [Values] extends [undefined]
  ? []
  : object extends Values
    ? [values?: Values]
    : [values: Values];
type Gaps = Record<string, string | number>;

const fill = (path: string, gaps: Gaps) =>
  path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(gaps[name]!));

/** The address of a route that the browser itself reads: a file, a stream. */
export const addressOf = <P extends ReadPath>(path: P, ...[gaps]: Needed<PathValues<P, 'get'>>): string =>
  fill(path, gaps as Gaps);

/** A call of a route as the API's document describes it: anything else does not compile. */
export function call<P extends Path, M extends Method & MethodOf<P>>(
  route: P,
  method: M,
  ...[input]: Needed<Input<P, M>>
): Call<Answer<P, M>> {
  const { path, query, ...rest } = { ...input } as { path: Gaps; query?: FetchArgs['params'] };
  return { ...rest, url: fill(route, path), method: method.toUpperCase(), params: query };
}

/** How an endpoint asks, and what of the answer it keeps: all of it, unless told otherwise. */
export function asking<Arg, Body>(
  query: (arg: Arg) => Call<Body>,
): { query: typeof query; transformResponse: (answer: Body) => Body };
export function asking<Arg, Body, Kept>(
  query: (arg: Arg) => Call<Body>,
  keep: (answer: Body) => Kept,
): { query: typeof query; transformResponse: typeof keep };
export function asking(query: unknown, transformResponse?: unknown) {
  return { query, transformResponse };
}
