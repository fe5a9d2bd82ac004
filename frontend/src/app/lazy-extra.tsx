import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of a page whose code is loaded when it is first shown. The page does without it if that fails. */
export function lazyExtra<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: () => null }),
    ),
  );
}
