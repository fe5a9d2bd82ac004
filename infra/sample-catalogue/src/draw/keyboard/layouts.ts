export type KeyboardLayout = '60%' | '65%' | '75%' | 'tenkeyless' | 'full-size';

export interface Key {
  /** Empty where a key bears no letters. */
  legend: string;
  /** Left edge, upper edge and width in key units. */
  x: number;
  y: number;
  width: number;
}

/**
 * Rows of keys. `Q` is a key of one unit, `TAB:1.5` a wider one, `.` a key without letters and `_:0.5` a gap.
 */
const NUMBERS = '. 1 2 3 4 5 6 7 8 9 0 . . BACK:2';
const TOP = 'TAB:1.5 Q W E R T Y U I O P . . .:1.5';
const HOME = 'CAPS:1.75 A S D F G H J K L . . ENTER:2.25';
const BOTTOM = 'SHIFT:2.25 Z X C V B N M . . . SHIFT:2.75';
const SPACE = 'CTRL:1.25 .:1.25 ALT:1.25 .:6.25 ALT:1.25 FN:1.25 .:1.25 CTRL:1.25';
const FUNCTIONS = 'ESC _:1 F1 F2 F3 F4 _:0.5 F5 F6 F7 F8 _:0.5 F9 F10 F11 F12';
const BOTTOM_WITH_UP = 'SHIFT:2.25 Z X C V B N M . . . SHIFT:1.75 .';
const SPACE_WITH_ARROWS = 'CTRL:1.25 .:1.25 ALT:1.25 .:6.25 ALT FN CTRL . . .';

const COMPACT = [
  `${NUMBERS} DEL`,
  `${TOP} HOME`,
  `${HOME} PGUP`,
  `${BOTTOM_WITH_UP} PGDN`,
  SPACE_WITH_ARROWS,
];
const WITH_NAVIGATION = [
  `${FUNCTIONS} _:0.25 PRT SCR PSE`,
  `${NUMBERS} _:0.25 INS HOME PGUP`,
  `${TOP} _:0.25 DEL END PGDN`,
  HOME,
  `${BOTTOM} _:1.25 .`,
  `${SPACE} _:0.25 . . .`,
];
const PADS = [
  ' _:0.25 . . . .',
  ' _:0.25 NUM . . .',
  ' _:0.25 7 8 9 .',
  ' _:3.5 4 5 6 .',
  ' _:1.25 1 2 3 .',
  ' _:0.25 0:2 . .',
];

const ROWS: Record<KeyboardLayout, string[]> = {
  '60%': [`ESC${NUMBERS.slice(1)}`, TOP, HOME, BOTTOM, SPACE],
  '65%': [`ESC${COMPACT[0]?.slice(1)}`, ...COMPACT.slice(1)],
  '75%': ['ESC F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 PRT DEL _:1', ...COMPACT],
  tenkeyless: WITH_NAVIGATION,
  'full-size': WITH_NAVIGATION.map((row, index) => row + PADS[index]),
};

/** Room between the function keys and the numbers, in key units. */
const FUNCTION_GAP = 0.3;

/** All keys of a layout, the origin being the upper left corner. */
export function keysOf(layout: KeyboardLayout): Key[] {
  const rows = ROWS[layout];
  const hasGap = rows.length === 6;
  return rows.flatMap((row, index) => keysOfRow(row, index + (hasGap && index > 0 ? FUNCTION_GAP : 0)));
}

function keysOfRow(row: string, y: number): Key[] {
  let x = 0;
  const keys: Key[] = [];
  for (const token of row.split(' ')) {
    const [legend = '', size = '1'] = token.split(':');
    const width = Number(size);
    if (legend !== '_') {
      keys.push({ legend: legend === '.' ? '' : legend, x, y, width });
    }
    x += width;
  }
  return keys;
}
