import { useId } from 'react';
import { useModal } from '../lib/use-modal';
import { Button } from './button';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  question: string;
  /** What happens then. */
  words?: string;
  yes: string;
  no: string;
  onYes: () => void;
  /** Called after either answer, and when the dialog is left by Escape. */
  onClose: () => void;
}

/** Asks before something that cannot be undone; shown for as long as it is rendered. */
export function ConfirmDialog({ question, words, yes, no, onYes, onClose }: ConfirmDialogProps) {
  const dialog = useModal();
  const title = useId();
  const text = useId();
  // Closed first, so that the browser gives the focus back to the button that opened it.
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      aria-describedby={words && text}
      onClose={onClose}
    >
      <h2 id={title} className={styles.title}>
        {question}
      </h2>
      {words && <p id={text}>{words}</p>}
      <div className={styles.answers}>
        <Button kind="quiet" autoFocus onClick={close}>
          {no}
        </Button>
        <Button
          kind="danger"
          onClick={() => {
            close();
            onYes();
          }}
        >
          {yes}
        </Button>
      </div>
    </dialog>
  );
}
