import { Button, Space } from 'antd';
import { useChangePromoCodeMutation } from '../../../api/promo-codes-api';
import type { PromoCode } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { MoreActions } from '../kit/row-actions';
import { useAct } from '../kit/use-act';

/** The buttons of a code: to change it, to pause it, and to end it. */
export function PromoActions({ promo, onEdit }: { promo: PromoCode; onEdit: () => void }) {
  const { t } = useStaffI18n();
  const { id, code, status, version } = promo;
  const [change] = useChangePromoCodeMutation();
  const act = useAct();

  const put = (next: PromoCode['status'], done: string, question?: string) =>
    act(() => change({ id, change: { status: next, version } }).unwrap(), {
      ask: question ? { question, yes: t('End it'), isDanger: true } : undefined,
      done,
      failed: t('Failed to save the promo code'),
    });
  const pause = {
    key: 'pause',
    label: t('Pause it'),
    onClick: () => void put('paused', t('Promo code paused')),
  };
  const resume = {
    key: 'resume',
    label: t('Let it run again'),
    onClick: () => void put('active', t('The promo code runs again')),
  };
  const question = t('End {code}? Orders that have used it keep their discount.', { code });
  const end = {
    key: 'end',
    label: t('End it'),
    danger: true,
    onClick: () => void put('ended', t('Promo code ended'), question),
  };
  return (
    <Space wrap>
      <Button onClick={onEdit} aria-label={t('Edit {name}', { name: code })}>
        {t('Edit')}
      </Button>
      <MoreActions
        name={code}
        items={[status === 'active' ? pause : resume, ...(status === 'ended' ? [] : [end])]}
      />
    </Space>
  );
}
