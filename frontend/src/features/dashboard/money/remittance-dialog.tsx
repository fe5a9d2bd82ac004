import { Form, Input, Radio, type FormInstance } from 'antd';
import { useState } from 'react';
import { useNoteRemittanceMutation } from '../../../api/remittances-api';
import { fieldErrorsOf } from '../../../api/field-errors';
import type { Fault } from '../../../api/problem';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FormDialog } from '../kit/form-dialog';
import { useAct } from '../kit/use-act';
import { bothAmounts, useCourierName } from './money-words';
import styles from './remittance-dialog.module.css';
import { RemittanceFields } from './remittance-fields';
import {
  isReadable,
  lessFee,
  rowsToSend,
  sumOf,
  type Remitting,
  type RemittedTexts,
} from './remittance-rows';

interface Typed {
  rows: Record<string, RemittedTexts>;
  to: 'bank' | 'cash-box';
  reference: string;
}

/** Notes what a courier hands in for many orders: all of them, or none. */
export function RemittanceDialog({ courier, rows, isOfFile, onClose }: Remitting & { onClose: () => void }) {
  const { t, money } = useStaffI18n();
  const name = useCourierName()(courier);
  const act = useAct();
  const [form] = Form.useForm<Typed>();
  const [faults, setFaults] = useState<Record<number, Fault>>({});
  const [note, { isLoading }] = useNoteRemittanceMutation();
  const typed = Form.useWatch<Typed['rows'] | undefined>('rows', form);
  const sum = sumOf(rows.map((row) => typed?.[row.id] ?? row));

  const send = async ({ rows: texts, to, reference }: Typed) => {
    const orders = rowsToSend(rows, isOfFile ? {} : texts);
    const noteFaults = (error: unknown) => {
      setFaults(faultsOf(error));
      return false;
    };
    const isDone = await act(() => note({ courier, orders, reference: reference.trim(), to }).unwrap(), {
      done: t('Noted: {name} has handed in {amount}', { name, amount: bothAmounts(sum) }),
      failed: t('The remittance could not be noted'),
      form,
      handleError: noteFaults,
    });
    if (isDone) onClose();
  };

  return (
    <FormDialog<Typed>
      name="remittance"
      width={680}
      title={t('Remittance of {name}', { name })}
      okText={t('Note {amount}', { amount: bothAmounts(sum) })}
      form={form}
      initialValues={{
        rows: Object.fromEntries(rows.map(({ id, usd, khr, fee }) => [id, { usd, khr, fee }])),
        to: 'bank',
        reference: '',
      }}
      isSending={isLoading}
      onSend={send}
      onClose={onClose}
    >
      {!isOfFile && <FeeOfAll form={form} rows={rows} />}
      <RemittanceFields rows={rows} isFixed={isOfFile} faults={faults} />
      <p role="status" className={styles.sum}>
        <span>
          {rows.length === 1 ? t('1 order') : t('{count} orders', { count: rows.length })}
          {sum.fee_cents !== 0 && ` · ${t('fees {amount}', { amount: money(sum.fee_cents / 100) })}`}
        </span>
        <strong>{bothAmounts(sum)}</strong>
      </p>
      <Form.Item name="to" label={t('Where the money is')}>
        <Radio.Group
          options={[
            { value: 'bank', label: t('In the bank') },
            { value: 'cash-box', label: t('In the cash box') },
          ]}
        />
      </Form.Item>
      <Form.Item
        name="reference"
        label={t('Number of the transfer or of the receipt')}
        rules={[{ required: true, whitespace: true, message: t('A number is required') }]}
      >
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}

/** Sets the same fee for all orders that were handed over, as it is typed; it is taken off their dollars. */
function FeeOfAll({ form, rows }: { form: FormInstance<Typed>; rows: Remitting['rows'] }) {
  const { t } = useStaffI18n();
  const handedOver = rows.filter(({ collected }) => collected && !collected.refused);
  if (handedOver.length < 2) return null;
  const setAll = (fee: string) =>
    isReadable(fee) &&
    form.setFieldsValue({
      rows: Object.fromEntries(
        handedOver.map(({ id, collected }) => [id, { fee, usd: lessFee(collected!.usd_cents, fee) }]),
      ),
    } as Typed);
  return (
    <div className={styles.fee}>
      <label htmlFor="fee-of-all">{t('Fee of each order in dollars')}</label>
      <Input
        id="fee-of-all"
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => setAll(target.value)}
      />
    </div>
  );
}

/** What the shop says of some of the orders, by their place. */
function faultsOf(error: unknown): Record<number, Fault> {
  const atRows = fieldErrorsOf(error).flatMap((fault) => {
    const place = /^orders\.(\d+)\./.exec(fault.field)?.[1];
    return place === undefined ? [] : [[Number(place), fault] as const];
  });
  return Object.fromEntries(atRows);
}
