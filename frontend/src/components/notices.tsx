import { useState, type ReactNode } from 'react';
import { useI18n } from '../lib/i18n/i18n';
import { Button } from './button';
import styles from './notices.module.css';
import { Ring } from './spinner';

interface ErrorTextProps {
  id?: string;
  /** Whether it comes with its page, so that the browser has to bring it into sight without any code. */
  isOfPage?: boolean;
  children: ReactNode;
}

/** A red error message that screen readers announce at once; hidden when empty. */
export function ErrorText({ id, isOfPage = false, children }: ErrorTextProps) {
  const inSight = isOfPage ? { autoFocus: true, tabIndex: -1 } : {};
  return (
    <p id={id} className={styles.error} role="alert" hidden={!children} {...inSight}>
      {children}
    </p>
  );
}

/** The message of a failed load, with a Retry button. */
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

/** A plain sentence in place of content that is loading or missing. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} role="status">
      {children}
    </p>
  );
}

interface NoticeProps {
  kind?: 'info' | 'warning' | 'danger' | 'success';
  /** Screen readers announce an `alert` at once, a `status` at the next pause, and otherwise nothing. */
  role?: 'alert' | 'status';
  children: ReactNode;
}

/** A coloured box with a message. */
export function Notice({ kind = 'info', role, children }: NoticeProps) {
  return (
    <div className={`${styles.box} ${styles[kind]}`} role={role}>
      {children}
    </div>
  );
}
