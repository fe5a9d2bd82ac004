/** Colours of tags that white text can be read on, in both themes; antd's own green is too pale. */
export const GOOD = '#237804';
export const BAD = '#a8071a';
export const WAITING = '#874d00';
