import type { components, paths } from './schema.gen';

/** Types derived from the API's document, for calls and screens. */
export type Schemas = components['schemas'];
export type Path = keyof paths;
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The methods that a route has. */
export type MethodOf<P extends Path> = Extract<keyof paths[P], Method>;

/** The routes that have a GET. */
export type ReadPath = { [P in Path]: 'get' extends keyof paths[P] ? P : never }[Path];

type Operation<P extends Path, M extends Method> = M extends keyof paths[P] ? paths[P][M] : never;

/** Undefined where the route has none. */
type ParametersIn<P extends Path, M extends Method, Place extends string> =
  Operation<P, M> extends { parameters: infer All }
    ? Place extends keyof All
      ? All[Place]
      : undefined
    : undefined;

/** The parameters of a route's path; a number is accepted wherever any text is. */
export type PathValues<P extends Path, M extends Method> = AsWritten<ParametersIn<P, M, 'path'>>;
type AsWritten<Values> = {
  [Name in keyof Values]: string extends Values[Name] ? string | number : Values[Name];
};
export type Query<P extends Path, M extends Method = 'get'> = NonNullable<ParametersIn<P, M, 'query'>>;
/** A query as a call takes it: what is null or undefined is left out. */
export type SentQuery<P extends Path, M extends Method = 'get'> = OrNull<ParametersIn<P, M, 'query'>>;
type OrNull<Values> = {
  [Name in keyof Values]: undefined extends Values[Name] ? Values[Name] | null : Values[Name];
};

/** Empty where a route takes none. */
type Content<P extends Path, M extends Method> =
  Operation<P, M> extends { requestBody?: { content: infer Forms } } ? Forms : object;

/** The JSON body of a request. */
export type JsonBody<P extends Path, M extends Method> =
  Content<P, M> extends { 'application/json': infer Json } ? Json : never;

/** The field names of a multipart form; `FormData` itself accepts any name. */
export type FormField<P extends Path, M extends Method> =
  Content<P, M> extends { 'multipart/form-data': infer Fields } ? keyof Fields : never;

type Body<P extends Path, M extends Method> =
  | JsonBody<P, M>
  | (Content<P, M> extends { 'multipart/form-data': unknown } ? FormData : never)
  | (Operation<P, M> extends { requestBody: object } ? never : undefined);

type JsonOf<Response> = Response extends { content: { 'application/json': infer Json } } ? Json : never;

/** The JSON body of a successful answer. */
export type Answer<P extends Path, M extends Method> =
  Operation<P, M> extends { responses: infer All } ? JsonOf<All[keyof All & (200 | 201 | 202)]> : never;

/** The problem with which a route answers in this status, with its members. */
export type Refusal<P extends Path, M extends Method, Status extends number> =
  Operation<P, M> extends {
    responses: Record<Status, { content: { 'application/problem+json': infer Problem } }>;
  }
    ? Problem
    : never;

/** A part of a request: required, optional or forbidden, as in the document. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: never }
  : undefined extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

/** Everything of a request besides its route and method. */
export type Input<P extends Path, M extends Method> = Part<'path', PathValues<P, M>> &
  Part<'query', SentQuery<P, M>> &
  Part<'headers', ParametersIn<P, M, 'header'>> &
  Part<'body', Body<P, M>> & { timeout?: number };
