import type { ReactNode } from 'react';
import { Button } from './button';
import styles from './notices.module.css';

/** Says in red what went wrong, to screen readers at once; nothing without a message. */
export function ErrorText({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error} role="alert" hidden={!children}>
      {children}
    </p>
  );
}

/** A failed load with a way to try again. */
export function LoadError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.notice}>
      <ErrorText>{message}</ErrorText>
      <Button kind="quiet" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

/** A quiet sentence in place of content: still loading, or nothing there. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} role="status">
      {children}
    </p>
  );
}
