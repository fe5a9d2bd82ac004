import { createElement, lazy, type ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

type Load = () => Promise<ComponentType>;

const FAILED_FOR_MS = 500;

const screens = new Map<Load, ComponentType>();

function screenOf(load: Load): ComponentType {
  const known = screens.get(load);
  if (known) return known;
  const screen = lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      // Forgetting the failed load lets the next visit try again, but only after React has shown the error.
      setTimeout(() => screens.delete(load), FAILED_FOR_MS);
      throw error;
    }
  });
  screens.set(load, screen);
  return screen;
}

/** A screen whose code is loaded when it is first opened. */
export function LazyScreen({ load }: { load: Load }) {
  return createElement(screenOf(load));
}

/** The route of such a screen. */
export const lazyRoute = (path: string, load: Load): RouteObject => ({
  path,
  element: <LazyScreen load={load} />,
  handle: load,
});

/**
 * Loads the code of the screen at an address before it is rendered: a press on a screen that has still to wait for its code would
 * be lost, as React can only hydrate the frame around it.
 */
export async function loadScreen(routes: RouteObject[], pathname: string): Promise<void> {
  const load = matchRoutes(routes, pathname)?.pop()?.route.handle as Load | undefined;
  if (!load) return;
  const screen = await load();
  // Another one than was rendered meanwhile would lose its state.
  if (!screens.has(load)) screens.set(load, screen);
}
