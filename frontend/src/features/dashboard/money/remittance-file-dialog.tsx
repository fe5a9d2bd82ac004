import { useState } from 'react';
import { useRehearseRemittanceMutation } from '../../../api/remittances-api';
import type { RehearsedRow } from '../../../api/types';
import { Note } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Dialog } from '../kit/dialog';
import { FileField } from '../kit/file-field';
import { CSV_FILE } from '../kit/file-kinds';
import { useAct } from '../kit/use-act';
import { useRowReason } from '../kit/use-row-reason';
import { useCourierName } from './money-words';
import styles from './remittance-file-dialog.module.css';
import { rowsOfFile, type Remitting } from './remittance-rows';

/** As many faults are shown at once. */
const MAX_SHOWN = 20;

interface RemittanceFileDialogProps {
  courier: string;
  /** Called with what a file says that has no fault. */
  onRead: (remitting: Remitting) => void;
  onClose: () => void;
}

/** Reads the file in which a courier says what it hands in, and says line by line what does not fit; nothing is written. */
export function RemittanceFileDialog({ courier, onRead, onClose }: RemittanceFileDialogProps) {
  const { t } = useStaffI18n();
  const name = useCourierName()(courier);
  const act = useAct();
  const [files, setFiles] = useState<File[]>([]);
  const [rows, setRows] = useState<RehearsedRow[] | null>(null);
  const [rehearse, { isLoading }] = useRehearseRemittanceMutation();
  const isGood = rows !== null && rows.length > 0 && rows.every(({ faults }) => faults.length === 0);

  const read = async (chosen: File[]) => {
    setFiles(chosen);
    setRows(null);
    const form = new FormData();
    form.set('courier', courier);
    form.set('csv', chosen[0]!);
    const answer = await act(() => rehearse(form).unwrap(), { failed: t('The file could not be read') });
    setRows(answer?.result ?? null);
  };

  return (
    <Dialog
      title={t('File of {name}', { name })}
      okText={t('Look at it')}
      okButtonProps={{ disabled: !isGood, autoFocus: false }}
      confirmLoading={isLoading}
      cancelText={t('Close')}
      onOk={() => rows && onRead({ courier, rows: rowsOfFile(rows), isOfFile: true })}
      onCancel={onClose}
    >
      <FileField
        label={t('File (CSV)')}
        kind={CSV_FILE}
        hint={t('One order a line, with the columns order, usd, khr and fee. Nothing is written yet.')}
        files={files}
        onFiles={(chosen) => void read(chosen)}
      />
      {isLoading && <Note>{t('Reading the file...')}</Note>}
      {rows && <ReadRows rows={rows} />}
    </Dialog>
  );
}

/** What was read: how many lines, and what is wrong with which. */
function ReadRows({ rows }: { rows: RehearsedRow[] }) {
  const { t } = useStaffI18n();
  const reasonOf = useRowReason();
  const wrong = rows.filter(({ faults }) => faults.length > 0);
  if (wrong.length === 0)
    return (
      <Note>
        {rows.length === 1 ? t('The line fits.') : t('All {count} lines fit.', { count: rows.length })}
      </Note>
    );
  const more = wrong.length - MAX_SHOWN;
  return (
    <div role="alert" className={styles.faults}>
      <p>
        {t('{wrong} of {count} lines do not fit. Correct the file and choose it again.', {
          wrong: wrong.length,
          count: rows.length,
        })}
      </p>
      <ul>
        {wrong.slice(0, MAX_SHOWN).map((row) => (
          <li key={row.line}>
            <strong>{t('Line {line}', { line: row.line })}</strong> {row.order}:{' '}
            {reasonOf({ error: null, faults: row.faults })}
          </li>
        ))}
        {more > 0 && <li>{t('and {count} more', { count: more })}</li>}
      </ul>
    </div>
  );
}
