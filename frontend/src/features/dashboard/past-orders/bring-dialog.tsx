import { Select } from 'antd';
import { useId, useState } from 'react';
import { useBringHistoryMutation, useCheckHistoryMutation } from '../../../api/past-orders-api';
import { ErrorText, Note } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Dialog } from '../kit/dialog';
import { FileField } from '../kit/file-field';
import { CSV_FILE } from '../kit/file-kinds';
import { useAct } from '../kit/use-act';
import styles from './bring-dialog.module.css';
import { CheckedFile } from './checked-file';

const CURRENCIES = ['USD', 'KHR', 'THB', 'VND', 'EUR', 'GBP', 'AUD', 'SGD', 'MYR', 'CNY', 'JPY', 'KRW'];

/** Takes an export of Shopify or WooCommerce: says what it would bring, then keeps it. */
export function BringDialog({ onClose }: { onClose: () => void }) {
  const { t, translateProblem } = useStaffI18n();
  const act = useAct();
  const field = useId();
  const [files, setFiles] = useState<File[]>([]);
  const [currency, setCurrency] = useState('USD');
  const [check, checking] = useCheckHistoryMutation();
  const [bring, bringing] = useBringHistoryMutation();
  // Of the file that was chosen last, whichever is answered last.
  const checked = files[0] && checking.data;
  const changes = checked ? checked.new + checked.changed : 0;

  const look = (chosen: File[], money: string) => {
    setFiles(chosen);
    setCurrency(money);
    if (chosen[0]) void check(formOf(chosen[0], money));
  };

  const save = async () => {
    const saved = await act(() => bring(formOf(files[0]!, currency)).unwrap(), {
      done: (brought) =>
        t('Kept: {new} new, {changed} changed', { new: brought.new, changed: brought.changed }),
      failed: t('The file could not be kept'),
    });
    if (saved) onClose();
  };

  return (
    <Dialog
      title={t('Bring orders or customers')}
      okText={t('Keep {count}', { count: changes })}
      okButtonProps={{ disabled: changes === 0 || checking.isLoading, autoFocus: false }}
      confirmLoading={bringing.isLoading}
      cancelText={t('Close')}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className={styles.fields}>
        <FileField
          label={t('File (CSV)')}
          kind={CSV_FILE}
          hint={t(
            'Orders or customers as Shopify or WooCommerce export them, at most 20 MB and 100,000 rows in one file: export more of them by months or years. Nothing is kept before you say so.',
          )}
          files={files}
          onFiles={(chosen) => look(chosen, currency)}
        />
        <label htmlFor={field}>{t('Currency, where the file does not say it')}</label>
        <Select
          id={field}
          className={styles.currency}
          value={currency}
          showSearch
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          onChange={(money: string) => look(files, money)}
        />
      </div>
      <div role="status">{checking.isLoading && <Note>{t('Reading the file...')}</Note>}</div>
      <ErrorText>{checking.isLoading ? null : translateProblem(checking.error)}</ErrorText>
      {checked && <CheckedFile of={checked} />}
    </Dialog>
  );
}

function formOf(file: File, currency: string): FormData {
  const form = new FormData();
  form.set('csv', file);
  form.set('currency', currency);
  return form;
}
