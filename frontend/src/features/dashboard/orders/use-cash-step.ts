import type { FormInstance } from 'antd';
import { useNoteCashStepMutation } from '../../../api/cash-api';
import type { AdminOrder, CashStep } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';

const DONE: Record<CashStep['step'], StaffText> = {
  confirmed: 'Order {id} is confirmed: it can be shipped',
  no_answer: 'Noted: nobody answered about order {id}',
  handed_over: 'Order {id} is delivered, and the courier has its cash',
  refused: 'Order {id} is cancelled: it was refused at the door',
};

/** Notes what happened to an order that is paid in cash. Resolves to whether it was noted. */
export function useCashStep({ id, order_number, version }: AdminOrder) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [note, { isLoading }] = useNoteCashStepMutation();

  const take = async (step: Omit<CashStep, 'version'>, form?: FormInstance): Promise<boolean> => {
    const noted = await act(() => note({ orderId: id, step: { ...step, version } }).unwrap(), {
      done: t(DONE[step.step], { id: order_number }),
      failed: t('Failed to update order'),
      form,
    });
    return noted !== null;
  };

  return { take, isTaking: isLoading };
}
