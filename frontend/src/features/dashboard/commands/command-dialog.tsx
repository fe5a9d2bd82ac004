import { Suspense, useState } from 'react';
import { useModal } from '../../../lib/use-modal';
import { useStaffI18n } from '../i18n/staff-i18n';
import { lazyPage } from '../kit/lazy-page';
import { useFocusBack } from '../kit/use-focus-back';
import styles from './command-dialog.module.css';
import { CommandField } from './command-field';

const CommandBar = lazyPage(() => import('./command-bar'));

/** The command bar's dialog. Its field takes what is typed before the code of the bar is loaded. */
export function CommandDialog({ onClose, onHelp }: { onClose: () => void; onHelp: () => void }) {
  useFocusBack();
  const { t } = useStaffI18n();
  const [typed, setTyped] = useState('');
  const { dialog } = useModal();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('Go to or do')}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className={styles.inside}>
        <Suspense fallback={<CommandField typed={typed} onType={setTyped} />}>
          <CommandBar typed={typed} onType={setTyped} onClose={onClose} onHelp={onHelp} />
        </Suspense>
      </div>
    </dialog>
  );
}
