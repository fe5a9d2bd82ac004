import { Form, Input, Select } from 'antd';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { FormDialog } from '../kit/form-dialog';
import { isSameWord, type AddedValues, type SpecRow } from './spec-rows';

export const KIND_WORDS: Record<SpecRow['kind'], StaffText> = {
  text: 'Text',
  number: 'Number',
  yes_no: 'Yes or no',
};

interface AddedFieldDialogProps {
  /** Undefined for a new one. */
  row?: SpecRow;
  /** What the other fields of the category are called. */
  taken: string[];
  onDone: (values: AddedValues) => void;
  onClose: () => void;
}

const NEW: AddedValues = { label: '', labelKm: '', kind: 'text', unit: '', unitKm: '' };

/** What a field is called and what it holds. It is saved with the whole list. */
export function AddedFieldDialog({ row, taken, onDone, onClose }: AddedFieldDialogProps) {
  const { t } = useStaffI18n();
  const [form] = Form.useForm<AddedValues>();
  const first = row ?? NEW;
  const kind = (Form.useWatch('kind', form) as AddedValues['kind'] | undefined) ?? first.kind;
  const isSaved = row !== undefined && !row.isNew;
  const label = t('Label (English)');
  const ownWord = (_: unknown, typed = '') =>
    typed.trim() !== '' && taken.some((word) => isSameWord(word, typed))
      ? Promise.reject(new Error(t('Another field is called “{name}” already', { name: typed.trim() })))
      : Promise.resolve();
  const send = async (values: AddedValues) => {
    const { labelKm = '', unit = '', unitKm = '' } = values;
    const units =
      values.kind === 'number' ? { unit: unit.trim(), unitKm: unitKm.trim() } : { unit: '', unitKm: '' };
    onDone({ label: values.label.trim(), labelKm: labelKm.trim(), kind: values.kind, ...units });
  };
  return (
    <FormDialog<AddedValues>
      name="added-field"
      title={row ? t('Edit {name}', { name: row.label }) : t('Add a field')}
      okText={t('Apply')}
      form={form}
      initialValues={{
        ...{ label: first.label, labelKm: first.labelKm, kind: first.kind },
        ...{ unit: first.unit, unitKm: first.unitKm },
      }}
      isSending={false}
      onSend={send}
      onClose={onClose}
    >
      <Form.Item
        name="label"
        label={label}
        rules={[
          { required: true, whitespace: true, message: t('{field} is required', { field: label }) },
          { validator: ownWord },
        ]}
      >
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item
        name="labelKm"
        label={t('Label (Khmer)')}
        extra={t('Empty: Khmer readers see the English one.')}
        rules={[{ validator: ownWord }]}
      >
        <Input lang="km" maxLength={60} />
      </Form.Item>
      <Form.Item
        name="kind"
        label={t('Kind')}
        extra={t(isSaved ? 'It cannot be changed any more.' : 'It cannot be changed once it is saved.')}
      >
        <Select
          disabled={isSaved}
          options={Object.entries(KIND_WORDS).map(([value, words]) => ({ value, label: t(words) }))}
        />
      </Form.Item>
      {kind === 'number' && (
        <>
          <Form.Item
            name="unit"
            label={t('Unit')}
            extra={t('Such as Hz or mm; it stands behind the number.')}
          >
            <Input maxLength={20} />
          </Form.Item>
          <Form.Item name="unitKm" label={t('Unit (Khmer)')}>
            <Input lang="km" maxLength={20} />
          </Form.Item>
        </>
      )}
    </FormDialog>
  );
}
