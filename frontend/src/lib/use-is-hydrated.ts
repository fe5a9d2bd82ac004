import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page that the server rendered is hydrated. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
