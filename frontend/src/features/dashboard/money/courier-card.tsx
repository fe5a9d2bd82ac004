import { Button, Card, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CourierCash, HeldCash } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ageInWords, ageOf } from '../kit/age-words';
import { ListTable, type ListColumn } from '../kit/list-table';
import { BAD, INFO } from '../kit/tag-colors';
import styles from './courier-card.module.css';
import { bothAmounts, useCourierName } from './money-words';
import { startOf, type Remitting } from './remittance-rows';

/** Couriers hand in within a day in Phnom Penh, and within three from provinces. */
const LATE_MS = 72 * 60 * 60 * 1_000;
const ON_A_PAGE = 20;

interface CourierCardProps {
  held: CourierCash;
  /** Called with what is to be handed in; not there for those who only read. */
  onRemit?: (remitting: Remitting) => void;
  /** Called to read the courier's file. */
  onReadFile?: () => void;
}

/** What one courier holds: in all, since when, and for which orders, of which some can be chosen to be handed in. */
export function CourierCard({ held, onRemit, onReadFile }: CourierCardProps) {
  const { t } = useStaffI18n();
  const name = useCourierName()(held.courier);
  const columns = useColumns();
  const [ids, setIds] = useState<string[]>([]);
  const { orders, oldest_at } = held;
  const chosen = orders.filter(({ id }) => ids.includes(id));
  const toRemit = chosen.length > 0 ? chosen : orders;
  return (
    <Card
      size="small"
      className={styles.card}
      title={
        <h2 className={styles.head}>
          <span>{name}</span>
          <strong>{bothAmounts(held)}</strong>
          <Tag color={ageOf(oldest_at) > LATE_MS ? BAD : INFO}>
            {t('the oldest: {age}', { age: ageInWords(oldest_at, t) })}
          </Tag>
        </h2>
      }
    >
      {onRemit && (
        <div className={styles.bar}>
          <Button
            type="primary"
            aria-label={t('Remittance of {name}', { name })}
            onClick={() => onRemit({ courier: held.courier, rows: toRemit.map(startOf) })}
          >
            {chosen.length === 0
              ? t('All {count} handed in', { count: orders.length })
              : t('{count} selected handed in', { count: chosen.length })}
          </Button>
          <Button aria-label={t('Read a file of {name}', { name })} onClick={onReadFile}>
            {t('Read its file')}
          </Button>
        </div>
      )}
      <ListTable<HeldCash>
        rowKey="id"
        dataSource={orders}
        columns={columns}
        pagination={{ pageSize: ON_A_PAGE, hideOnSinglePage: true }}
        rowSelection={
          onRemit && {
            columnTitle: <span className="visually-hidden">{t('Selected')}</span>,
            hideSelectAll: true,
            selectedRowKeys: chosen.map(({ id }) => id),
            onChange: (keys) => setIds(keys.map(String)),
            getCheckboxProps: ({ number }) => ({
              'aria-label': t('Choose {name}', { name: number }),
            }),
          }
        }
      />
    </Card>
  );
}

function useColumns(): ListColumn<HeldCash>[] {
  const { t, money, moment } = useStaffI18n();
  return [
    {
      title: t('Order'),
      key: 'order',
      render: (_, { id, number }) => <Link to={`/seller-dashboard/view-all-orders/${id}`}>{number}</Link>,
    },
    {
      title: t('Collected'),
      dataIndex: 'collected_at',
      card: 'line',
      render: (at: string) => (
        <time dateTime={at} title={moment(at)}>
          {ageInWords(at, t)}
        </time>
      ),
    },
    {
      title: t('Amount'),
      key: 'amount',
      card: 'side',
      align: 'right',
      render: (_, row) => (row.refused ? t('Refused at the door') : bothAmounts(row)),
    },
    {
      title: t('Fee'),
      dataIndex: 'fee_cents',
      card: 'named',
      align: 'right',
      render: (cents: number) => (cents > 0 ? money(cents / 100) : '-'),
    },
  ];
}
