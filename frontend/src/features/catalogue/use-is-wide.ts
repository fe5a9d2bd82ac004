import { useMedia } from '../../lib/use-media';

/** Whether the window has room for the filters beside the products. */
export const useIsWide = (): boolean => useMedia('(min-width: 60rem)');
