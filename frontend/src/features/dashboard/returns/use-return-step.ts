import type { FormInstance } from 'antd';
import { useStepReturnMutation } from '../../../api/staff-returns-api';
import type { ManagedReturn, ReturnStep } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';

/** Takes the next step of a return, and closes its dialog. */
export function useReturnStep({ id }: ManagedReturn, form: FormInstance, onClose: () => void) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [send, { isLoading }] = useStepReturnMutation();
  const take = async (step: ReturnStep, done: string): Promise<void> => {
    const failed = t('Failed to change the return');
    const isDone = await act(() => send({ id, step }).unwrap(), { done, failed, form });
    if (isDone) onClose();
  };
  return { take, isSending: isLoading };
}
