import type { components, paths } from './schema.gen';

/** The parts of the API's document by which calls and screens are typed. */
export type Schemas = components['schemas'];
export type Path = keyof paths;
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The methods that a route has. */
export type MethodOf<P extends Path> = {
  [M in Method]: paths[P][M] extends object ? M : never;
}[Method];

/** The routes that are read: also where the browser downloads a file, or follows a stream. */
export type ReadPath = { [P in Path]: paths[P]['get'] extends object ? P : never }[Path];

type ParametersIn<P extends Path, M extends Method, Place extends string> = paths[P][M] extends {
  parameters: infer All;
}
  ? All[Place & keyof All]
  : never;

/** What fills the gaps of a route's path; where any text may stand, a number may as well. */
export type PathValues<P extends Path, M extends Method> = AsWritten<ParametersIn<P, M, 'path'>>;
type AsWritten<Values> = {
  [Name in keyof Values]: string extends Values[Name] ? string | number : Values[Name];
};
export type Query<P extends Path, M extends Method = 'get'> = NonNullable<ParametersIn<P, M, 'query'>>;

type Content<P extends Path, M extends Method> = paths[P][M] extends {
  requestBody?: { content: infer Forms };
}
  ? Forms
  : never;

/** The JSON that a call is sent with. */
export type JsonBody<P extends Path, M extends Method> =
  Content<P, M> extends { 'application/json': infer Json } ? Json : never;

/** The names of an upload's fields: `FormData` itself holds any. */
export type FormField<P extends Path, M extends Method> =
  Content<P, M> extends { 'multipart/form-data': infer Fields } ? keyof Fields : never;

type Body<P extends Path, M extends Method> =
  | JsonBody<P, M>
  | (Content<P, M> extends { 'multipart/form-data': unknown } ? FormData : never)
  | (paths[P][M] extends { requestBody: object } ? never : undefined);

type JsonOf<Response> = Response extends { content: { 'application/json': infer Json } } ? Json : never;

/** The body that a call answers with when it succeeds. */
export type Answer<P extends Path, M extends Method> = paths[P][M] extends { responses: infer All }
  ? JsonOf<All[keyof All & (200 | 201 | 202)]>
  : never;

/** A part of a call: needed, optional or not to be given, as the document has it. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: never }
  : undefined extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

/** What a call is made of besides its path and method. */
export type Input<P extends Path, M extends Method> = Part<'path', PathValues<P, M>> &
  Part<'query', ParametersIn<P, M, 'query'>> &
  Part<'headers', ParametersIn<P, M, 'header'>> &
  Part<'body', Body<P, M>> & { timeout?: number };
