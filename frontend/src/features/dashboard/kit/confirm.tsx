import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Dialog } from './dialog';

export interface Question {
  question: string;
  /** The verb on the button that does it. */
  yes: string;
  /** Something is lost by it: its button warns, and Enter keeps. */
  isDanger?: boolean;
}

type Answer = (isYes: boolean) => void;

const Asking = createContext<(question: Question) => Promise<boolean>>(() => Promise.resolve(false));

/** Shows the questions that are asked below it, one at a time; asking another one declines the one before. */
export function Questions({ children }: { children: ReactNode }) {
  const { t } = useStaffI18n();
  const [open, setOpen] = useState<Question | null>(null);
  const waiting = useRef<Answer | null>(null);

  const answer = useCallback((isYes: boolean) => {
    setOpen(null);
    waiting.current?.(isYes);
    waiting.current = null;
  }, []);

  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => {
        waiting.current?.(false);
        waiting.current = resolve;
        setOpen(question);
      }),
    [],
  );

  useEffect(() => () => waiting.current?.(false), []);
  return (
    <Asking value={ask}>
      {children}
      {open && (
        <Dialog
          title={open.question}
          width={440}
          closable={false}
          okText={open.yes}
          okButtonProps={{ danger: open.isDanger }}
          cancelText={t('Cancel')}
          onOk={() => answer(true)}
          onCancel={() => answer(false)}
        />
      )}
    </Asking>
  );
}

/** Asks before an action that cannot easily be undone; Escape and Cancel decline. */
export const useConfirm = () => use(Asking);
