import { coloursIn } from '../lib/colours';
import styles from './swatch.module.css';

/** A dot in the colours that a text names, beside the text itself; nothing when none of them is known. */
export function Swatch({ text }: { text: string }) {
  const colours = coloursIn(text);
  if (colours.length === 0) return null;
  const share = 100 / colours.length;
  const stops = colours.map((colour, index) => `${colour} ${index * share}% ${(index + 1) * share}%`);
  return (
    <span
      className={styles.swatch}
      style={{ background: `linear-gradient(135deg, ${stops.join(', ')})` }}
      aria-hidden="true"
    />
  );
}
