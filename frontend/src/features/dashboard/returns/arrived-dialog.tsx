import { Form, Select } from 'antd';
import type { ManagedReturn } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FormDialog } from '../kit/form-dialog';
import { useReturnStep } from './use-return-step';

type Values = Record<string, number>;

/** Notes that a return has arrived, and which pieces can be sold again. */
export function ArrivedDialog({ of, onClose }: { of: ManagedReturn; onClose: () => void }) {
  const { t, pick } = useStaffI18n();
  const [form] = Form.useForm<Values>();
  const { take, isSending } = useReturnStep(of, form, onClose);
  const choices = (quantity: number) =>
    Array.from({ length: quantity + 1 }, (_, damaged) => ({
      value: quantity - damaged,
      label:
        damaged === 0
          ? t('Back to stock')
          : damaged === quantity
            ? t('Damaged')
            : t('{count} back to stock, {damaged} damaged', { count: quantity - damaged, damaged }),
    }));
  return (
    <FormDialog
      name="arrived-return"
      title={t('The return of order {id} has arrived', { id: of.order_number })}
      okText={t('Save')}
      form={form}
      initialValues={Object.fromEntries(of.lines.map(({ id, quantity }) => [id, quantity]))}
      isSending={isSending}
      onSend={(values) =>
        take(
          { state: 'arrived', lines: of.lines.map(({ id }) => ({ id, restock: values[id]! })) },
          t('Noted: the return has arrived'),
        )
      }
      onClose={onClose}
    >
      {of.lines.map(({ id, quantity, product }) => (
        <Form.Item key={id} name={id} label={`${quantity} × ${pick(product.name, product.name_km)}`}>
          <Select options={choices(quantity)} />
        </Form.Item>
      ))}
      <p>{t('What can be sold again is on sale at once.')}</p>
    </FormDialog>
  );
}
