/** The colours of tags by their meaning, as antd names them. */
export const GOOD = 'success';
export const BAD = 'error';
export const WAITING = 'warning';
export const INFO = 'processing';
