/**
 * Unicode marks that change the direction of the text after them. Numbers copied from a phone's contacts carry them
 * unseen, and they can make one text look like another.
 */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;

const withoutDirectionMarks = (text: string): string => text.replace(DIRECTION_MARKS, '');

/** They control a terminal or a printer, show nothing, and no XML may hold them. A NUL is refused, since it means a broken file; those behind DEL show an encoding that was misread. */
const CONTROLS = /[\p{Cc}\uFFFE\uFFFF]/gu;
const KEPT_CONTROLS = /[\0\t\n\r\u0080-\u009F]/;
/** How text processors end a line or a page within a paragraph. */
const OTHER_LINE_ENDS = /[\v\f]/g;

/** The text without characters that control something and have no look; tabs and line ends stay. */
export const withoutControls = (text: string): string =>
  text.replace(OTHER_LINE_ENDS, '\n').replace(CONTROLS, (sign) => (KEPT_CONTROLS.test(sign) ? sign : ''));

/** A text as it is kept: what changes its direction or controls something is gone. */
export const asKept = (text: string): string => withoutControls(withoutDirectionMarks(text));

/** PostgreSQL stores neither a NUL nor half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
