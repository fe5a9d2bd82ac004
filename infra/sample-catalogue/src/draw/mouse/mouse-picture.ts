import type { Colour } from '../colour.js';
import type { EmblemName } from '../marks/emblems.js';
import type { MouseForm } from './shell.js';

export interface MousePicture {
  form: MouseForm;
  shell: Colour;
  /** Colour of the grips on both sides. */
  grip: Colour;
  accent: Colour;
  gloss: number;
  emblem: EmblemName;
  cable?: Colour;
  /** The palm rest is pierced to save weight. */
  pierced?: boolean;
  /** Colours of the light strip round the foot. */
  light?: readonly Colour[];
}
