import { Button, Tag } from 'antd';
import { useState } from 'react';
import { MONEY_PAGE_SIZE } from '../../../api/money-api';
import { useGetGiveBacksQuery } from '../../../api/money-desk-api';
import type { GiveBack } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { OrderLink } from '../kit/order-link';
import { ageInWords } from '../kit/age-words';
import { Hint } from '../kit/hint';
import type { ListColumn } from '../kit/list-table';
import { useMay } from '../kit/may';
import { PagedTable } from '../kit/paged-table';
import { useStaff } from '../kit/staff';
import { WAITING } from '../kit/tag-colors';
import { useList } from '../kit/use-list';
import { useListAddress } from '../kit/use-list-address';
import { ActionsLine } from './actions-line';
import { BY_PROVIDER, isByHand, isProposedBy } from './desk-words';
import { amountOf } from './money-words';
import { RefundButton } from './refund-button';
import { SendDialog } from './send-dialog';

/** What is owed to customers; admins note when they have sent it. */
export function GiveBackTab() {
  const { t } = useStaffI18n();
  const may = useMay();
  const address = useListAddress({});
  const list = useList(useGetGiveBacksQuery(address.search.page), address, MONEY_PAGE_SIZE);
  const [sending, setSending] = useState<GiveBack | null>(null);
  return (
    <>
      <Hint>
        {t(
          'Refunds that a bank does not send by itself. Send the money first, and note here by which transfer.',
        )}
      </Hint>
      <PagedTable
        list={list}
        rows={({ give_backs }) => give_backs}
        columns={useColumns(may('manage') ? setSending : undefined)}
        loading={t('Loading...')}
        failed={t('Failed to load the money')}
        nothing={t('Nothing is owed to anybody.')}
      />
      {sending && <SendDialog giveBack={sending} onClose={() => setSending(null)} />}
    </>
  );
}

/** How far giving it back is. */
function Standing({ giveBack: { proposed, status, refused } }: { giveBack: GiveBack }) {
  const { t } = useStaffI18n();
  if (status === 'sending') return <Tag color={WAITING}>{t('The provider was asked')}</Tag>;
  if (refused !== null) return <>{t('The provider refused: {why}', { why: refused })}</>;
  if (!proposed) return <>-</>;
  const { name, from, reference } = proposed;
  return (
    <Tag color={WAITING}>
      {from === BY_PROVIDER
        ? t('{name}: by the payment provider', { name })
        : t('{name}: {reference}', { name, reference })}
    </Tag>
  );
}

function useColumns(onSend?: (giveBack: GiveBack) => void): ListColumn<GiveBack>[] {
  const { t } = useStaffI18n();
  const staff = useStaff();
  const columns: ListColumn<GiveBack>[] = [
    { title: t('Amount'), key: 'amount', render: (_, giveBack) => <strong>{amountOf(giveBack)}</strong> },
    {
      title: t('Order'),
      key: 'order',
      render: (_, { order_id, order_number }) => <OrderLink id={order_id} number={order_number} />,
    },
    {
      title: t('Owed since'),
      dataIndex: 'opened_at',
      render: (since: string) => ageInWords(since, t),
    },
    {
      title: t('Proposed'),
      key: 'proposed',
      render: (_, giveBack) => <Standing giveBack={giveBack} />,
    },
  ];
  if (!onSend) return columns;
  const actions: ListColumn<GiveBack> = {
    title: t('Actions'),
    key: 'actions',
    render: (_, giveBack) => {
      if (giveBack.status === 'sending') return null;
      const isToConfirm = isByHand(giveBack) && !isProposedBy(giveBack, staff?.id);
      const amount = amountOf(giveBack);
      return (
        <ActionsLine>
          {giveBack.by_provider && <RefundButton giveBack={giveBack} />}
          <Button
            onClick={() => onSend(giveBack)}
            aria-label={t(isToConfirm ? 'Confirm that {amount} was sent' : 'Note that {amount} was sent', {
              amount,
            })}
          >
            {t(isToConfirm ? 'Confirm' : 'Given back')}
          </Button>
        </ActionsLine>
      );
    },
  };
  return [...columns, actions];
}
