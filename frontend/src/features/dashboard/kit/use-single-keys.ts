import { browserSwitch } from './browser-switch';

/** Whether single keys are shortcuts; whoever speaks to their device, or touches keys by accident, switches them off. */
export const useSingleKeys = browserSwitch('single-keys', { isOnAtFirst: true });

/** What a button that has this shortcut says of it as its `aria-keyshortcuts`. */
export const useShortcut = (key: string): string | undefined => (useSingleKeys().isOn ? key : undefined);
