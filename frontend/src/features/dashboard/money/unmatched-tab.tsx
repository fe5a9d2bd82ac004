import { Button, Space, Tag } from 'antd';
import { useState } from 'react';
import { MONEY_PAGE_SIZE, useGetUnmatchedQuery } from '../../../api/money-api';
import type { UnmatchedMoney } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { OrderLink } from '../kit/order-link';
import { TextCell } from '../kit/cells';
import { Hint } from '../kit/hint';
import type { ListColumn } from '../kit/list-table';
import { useMay } from '../kit/may';
import { PagedTable } from '../kit/paged-table';
import { MoreActions } from '../kit/row-actions';
import { WAITING } from '../kit/tag-colors';
import { useList } from '../kit/use-list';
import { useListAddress } from '../kit/use-list-address';
import { amountOf, WHY } from './money-words';
import { SettleDialog, type Settling } from './settle-dialog';

/** Money that fits no payment; admins decide what becomes of it. */
export function UnmatchedTab() {
  const { t } = useStaffI18n();
  const may = useMay();
  const address = useListAddress({});
  const list = useList(useGetUnmatchedQuery(address.search.page), address, MONEY_PAGE_SIZE);
  const [settling, setSettling] = useState<Settling | null>(null);
  return (
    <>
      <Hint>
        {t(
          'Money that came and fits no payment. It stays on the books as unmatched until somebody decides about it.',
        )}
      </Hint>
      <PagedTable
        list={list}
        rows={({ unmatched }) => unmatched}
        columns={useColumns(may('manage') ? setSettling : undefined)}
        loading={t('Loading...')}
        failed={t('Failed to load the money')}
        nothing={t('All money fits its payment.')}
      />
      {settling && <SettleDialog {...settling} onClose={() => setSettling(null)} />}
    </>
  );
}

function useColumns(onSettle?: (settling: Settling) => void): ListColumn<UnmatchedMoney>[] {
  const { t, moment } = useStaffI18n();
  const columns: ListColumn<UnmatchedMoney>[] = [
    { title: t('Amount'), key: 'amount', render: (_, money) => <strong>{amountOf(money)}</strong> },
    { title: t('Came'), dataIndex: 'at', render: (at: string) => moment(at) },
    {
      title: t('Why'),
      dataIndex: 'reason',
      render: (reason: UnmatchedMoney['reason'], { proposed }) => (
        <>
          <TextCell>{t(WHY[reason])}</TextCell>
          {proposed && (
            <Tag color={WAITING}>{t('{name} wants to give it back', { name: proposed.name })}</Tag>
          )}
        </>
      ),
    },
    {
      title: t('Order'),
      key: 'order',
      render: (_, { order_id, order_number }) => <OrderLink id={order_id} number={order_number} />,
    },
    { title: t('Paid by'), dataIndex: 'payer', render: (payer: string | null) => payer ?? '-' },
  ];
  if (!onSettle) return columns;
  const actions: ListColumn<UnmatchedMoney> = {
    title: t('Actions'),
    key: 'actions',
    render: (_, money) => (
      <Space wrap>
        <Button
          onClick={() => onSettle({ money, way: 'attach' })}
          aria-label={t('Pay an order with {amount}', { amount: amountOf(money) })}
        >
          {t('Pay an order')}
        </Button>
        <MoreActions
          name={amountOf(money)}
          items={[
            { key: 'back', label: t('Give back'), onClick: () => onSettle({ money, way: 'give-back' }) },
            { key: 'off', label: t('Write off'), onClick: () => onSettle({ money, way: 'write-off' }) },
          ]}
        />
      </Space>
    ),
  };
  return [...columns, actions];
}
