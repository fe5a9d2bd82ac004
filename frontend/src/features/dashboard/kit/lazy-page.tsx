import { createElement, lazy, type ComponentType } from 'react';

/** React reads a failed load once more before it shows the error; by then the same failure must still be there. */
const FAILED_FOR_MS = 500;

/** A page whose code is loaded when it is first opened; after a failure the next visit tries again. */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        return await load();
      } catch (error) {
        setTimeout(() => {
          page = begin();
        }, FAILED_FOR_MS);
        throw error;
      }
    });
  let page = begin();
  return function LazyPage(props: Props) {
    return createElement(page as unknown as ComponentType<Props>, props);
  };
}
