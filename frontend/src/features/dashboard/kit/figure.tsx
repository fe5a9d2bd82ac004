import type { CSSProperties } from 'react';
import styles from './figure.module.css';

interface FigureProps {
  text: string;
  /** How many letters the longest of those beside it has, so that all are as large. */
  letters?: number;
}

/** A large figure. One that is wider than its place gets smaller, as a number in two lines is read as two. */
export function Figure({ text, letters = text.length }: FigureProps) {
  return (
    <span className={styles.place}>
      <span className={styles.figure} style={{ '--letters': letters } as CSSProperties}>
        {text}
      </span>
    </span>
  );
}
