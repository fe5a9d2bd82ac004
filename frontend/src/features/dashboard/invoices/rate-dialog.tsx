import { Form, Input } from 'antd';
import { useEnterExchangeRateMutation } from '../../../api/staff-invoices-api';
import type { ExchangeRate } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { EditDialog } from '../kit/edit-dialog';
import { wholeNumberOf } from '../kit/number-text';
import { useEditForm } from '../kit/use-edit-form';
import { WholeNumberField } from '../kit/whole-number-field';

/** A rate that is corrected, or only the day of a new one. */
export type EditedRate = Pick<ExchangeRate, 'day'> & Partial<ExchangeRate>;

const idOf = ({ day, version }: EditedRate) => (version === undefined ? 'new' : day);

export const rateDraft = (rate: EditedRate) => `exchange-rate-${idOf(rate)}`;

/** Enters what a dollar is on a day, or corrects it. */
export function RateDialog({ rate, onClose }: { rate: EditedRate; onClose: () => void }) {
  const { t } = useStaffI18n();
  const [enterRate] = useEnterExchangeRateMutation();
  const label = t('Riel for a dollar');
  const isNew = rate.version === undefined;
  const edit = useEditForm<EditedRate, { day: string; riel_rate: string }>({
    name: 'exchange-rate',
    id: idOf(rate),
    thing: rate,
    valuesOf: ({ day, riel_rate }) => ({ day, riel_rate: riel_rate ? String(riel_rate) : '' }),
    labels: { day: t('Day'), riel_rate: label },
    save: ({ day, riel_rate }, { version }) =>
      enterRate({ day, riel_rate: wholeNumberOf(riel_rate), ...(version && { version }) }).unwrap(),
    done: t('Rate saved'),
    failed: t('Failed to save the rate'),
    onClose,
  });
  return (
    <EditDialog edit={edit} title={t('Rate of the day')} changed="Someone else changed the rate">
      <Form.Item name="day" label={t('Day')} rules={[{ required: true }]}>
        <Input type="date" readOnly={!isNew} />
      </Form.Item>
      <WholeNumberField name="riel_rate" label={label} />
    </EditDialog>
  );
}
