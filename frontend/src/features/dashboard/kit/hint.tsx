import type { ComponentProps } from 'react';
import styles from './hint.module.css';

/** A muted line about what is above it. */
export function Hint(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p className={styles.hint} {...props} />;
}
