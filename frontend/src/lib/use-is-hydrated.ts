import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the shop's code has taken over the page that the server painted. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
