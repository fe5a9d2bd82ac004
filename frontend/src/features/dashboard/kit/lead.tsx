import type { ComponentProps } from 'react';
import styles from './lead.module.css';

/** A muted sentence about what follows it; takes no space while empty. */
export function Lead(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p className={styles.lead} {...props} />;
}
