import { coloursIn } from './colours';

/** Words beside colours that are none themselves. */
const BESIDE = new Set('dark light deep pale matte space rose sky midnight navy and with'.split(' '));

/** Whether a text names colours and nothing else. */
export const namesOnlyColours = (text: string): boolean =>
  coloursIn(text).length > 0 &&
  text
    .toLowerCase()
    .split(/[\s/&,+-]+/)
    .every((word) => word === '' || coloursIn(word).length > 0 || BESIDE.has(word));
