import type { Colour } from '../colour.js';
import type { EmblemName } from '../marks/emblems.js';

export interface HeadphonePicture {
  form: 'over-ear' | 'on-ear' | 'in-ear';
  shell: Colour;
  /** Colour of cushions, or of the silicone tips. */
  cushion: Colour;
  /** Rings and joints. */
  trim: Colour;
  accent: Colour;
  gloss: number;
  emblem: EmblemName;
  /** A microphone on a boom before the mouth. */
  boom?: boolean;
  cord?: Colour;
  /** Colours of a shining ring on the ear cups. */
  light?: readonly Colour[];
}
