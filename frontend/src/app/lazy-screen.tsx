import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Load = () => Promise<ComponentType>;

const FAILED_FOR_MS = 500;

const screens = new Map<Load, LazyExoticComponent<ComponentType>>();

function screenOf(load: Load): LazyExoticComponent<ComponentType> {
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
