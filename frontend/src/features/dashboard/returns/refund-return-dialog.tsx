import { Form, Input } from 'antd';
import type { ManagedReturn } from '../../../api/types';
import { withLatinDigits } from '../../../lib/digits';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FormDialog } from '../kit/form-dialog';
import { useReturnStep } from './use-return-step';

const centsOf = (typed: string): number => Math.round(Number(withLatinDigits(typed)) * 100);

/** Gives back what was paid for the pieces, or less. */
export function RefundReturnDialog({ of, onClose }: { of: ManagedReturn; onClose: () => void }) {
  const { t, money } = useStaffI18n();
  const [form] = Form.useForm<{ amount: string }>();
  const { take, isSending } = useReturnStep(of, form, onClose);
  const paid = of.paid ?? 0;
  const mostCents = Math.round(paid * 100);
  const isAmount = (_: unknown, typed: string) =>
    centsOf(typed) >= 1 && centsOf(typed) <= mostCents
      ? Promise.resolve()
      : Promise.reject(new Error(t('Between {least} and {most}', { least: money(0.01), most: money(paid) })));
  return (
    <FormDialog
      name="refund-return"
      title={t('Give money back for the return of order {id}', { id: of.order_number })}
      okText={t('Give money back')}
      form={form}
      initialValues={{ amount: paid.toFixed(2) }}
      isSending={isSending}
      onSend={({ amount }) => {
        const cents = centsOf(amount);
        return take(
          { state: 'refunded', ...(cents < mostCents && { amount_cents: cents }) },
          t('{amount} refunded', { amount: money(cents / 100) }),
        );
      }}
      onClose={onClose}
    >
      <Form.Item name="amount" label={t('Amount in dollars')} rules={[{ validator: isAmount }]}>
        <Input inputMode="decimal" prefix="$" autoComplete="off" />
      </Form.Item>
      <p>
        {t(
          '{amount} was paid for these pieces. The delivery stays paid; a refund of the order gives it back.',
          {
            amount: money(paid),
          },
        )}
      </p>
    </FormDialog>
  );
}
