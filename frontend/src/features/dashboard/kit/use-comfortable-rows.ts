import { browserSwitch } from './browser-switch';

/** Whether the rows of tables have more room and more lines. */
export const useComfortableRows = browserSwitch('comfortable-rows', { isOnAtFirst: false });
