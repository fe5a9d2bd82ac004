import { Button } from './button';
import { Dialog, DialogActions } from './dialog';

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
  return (
    <Dialog title={question} words={words} isQuestion onClose={onClose}>
      {(close) => (
        <DialogActions>
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
        </DialogActions>
      )}
    </Dialog>
  );
}
