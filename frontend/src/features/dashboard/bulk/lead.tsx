import type { ComponentProps } from 'react';
import styles from './lead.module.css';

/** A quiet sentence about what comes below it; nothing while it is empty. */
export function Lead(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p className={styles.lead} {...props} />;
}
