import type { Palette } from '../artwork/artwork.js';
import type { PainterName } from '../artwork/painters.js';
import type { Colour } from '../colour.js';
import type { EmblemName } from '../marks/emblems.js';

export interface MonitorPicture {
  /** Millimetres across. */
  width: number;
  aspect: number;
  /** Millimetres of the bend's radius; 0 is flat. */
  curve: number;
  frame: Colour;
  stand: Colour;
  foot: 'plate' | 'legs' | 'disc';
  accent: Colour;
  emblem: EmblemName;
  wallpaper: PainterName;
  palette: Palette;
  /** Degrees from which it is seen: below zero from the left. */
  seenFrom: number;
}
