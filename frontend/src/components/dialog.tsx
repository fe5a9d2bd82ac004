import { useId, type ComponentProps, type ReactNode } from 'react';
import { useModal } from '../lib/use-modal';
import styles from './dialog.module.css';

interface DialogProps {
  title: ReactNode;
  /** What else there is to know before answering. */
  words?: string;
  /** A question with two answers, as narrow as these. */
  isQuestion?: boolean;
  /** Called when it is closed, by Escape too. */
  onClose: () => void;
  /** Closed first, so that the browser gives the focus back to the button that opened it. */
  children: (close: () => void) => ReactNode;
}

/** Something to answer or to fill in above all else, shown for as long as it is rendered. */
export function Dialog({ title, words, isQuestion = false, onClose, children }: DialogProps) {
  const { dialog, close } = useModal();
  const titleId = useId();
  const wordsId = useId();
  return (
    <dialog
      ref={dialog}
      className={isQuestion ? `${styles.dialog} ${styles.question}` : styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={words && wordsId}
      onClose={onClose}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {words && (
        <p id={wordsId} className={styles.words}>
          {words}
        </p>
      )}
      {children(close)}
    </dialog>
  );
}

/** Fields in a dialog; their faults are said by the form itself. */
export const DialogForm = (props: Omit<ComponentProps<'form'>, 'className' | 'noValidate'>) => (
  <form className={styles.form} noValidate {...props} />
);

/** The buttons at the end of a dialog, side by side where there is room. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
