import { useState, type ReactNode } from 'react';
import { useI18n } from '../lib/i18n/i18n';
import { Button } from './button';
import styles from './notices.module.css';
import { Ring } from './spinner';

/** Says in red what went wrong, to screen readers at once; nothing without a message. */
export function ErrorText({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error} role="alert" hidden={!children}>
      {children}
    </p>
  );
}

/** A failed load with a way to try again. */
export function LoadError({ message, onRetry }: { message: string; onRetry: () => unknown }) {
  const { t } = useI18n();
  const [isTrying, setTrying] = useState(false);

  const retry = async () => {
    setTrying(true);
    await Promise.resolve(onRetry()).catch(() => undefined);
    setTrying(false);
  };

  return (
    <div className={styles.failure} aria-busy={isTrying}>
      <ErrorText>{message}</ErrorText>
      <Button kind="quiet" onClick={() => void retry()} disabled={isTrying}>
        {isTrying && <Ring />}
        {t('Retry')}
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

interface NoticeProps {
  kind?: 'info' | 'warning' | 'danger' | 'success';
  /** `alert` is read out at once, `status` when the reader pauses; without one it is plain text. */
  role?: 'alert' | 'status';
  children: ReactNode;
}

/** A coloured box with something worth knowing before going on. */
export function Notice({ kind = 'info', role, children }: NoticeProps) {
  return (
    <div className={`${styles.box} ${styles[kind]}`} role={role}>
      {children}
    </div>
  );
}
