declare global {
  /** Imports a module outside of Jest's modules; undefined where no test runs. */
  var importNatively: ((specifier: string) => Promise<unknown>) | undefined;
}

/** A module as services under test see it, loaded once a worker instead of once a test file. */
export async function natively<T>(specifier: string): Promise<T> {
  const load = globalThis.importNatively ?? ((name: string) => import(name) as Promise<unknown>);
  return (await load(specifier)) as T;
}
