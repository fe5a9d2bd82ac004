import { Button, Tag } from 'antd';
import { useGetStatementsQuery, type ListedStatement } from '../../../api/money-desk-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ListTable, type ListColumn } from '../kit/list-table';
import { LoadState } from '../kit/load-state';
import { GOOD, WAITING } from '../kit/tag-colors';
import { PartTitle } from './part-title';

interface EarlierStatementsProps {
  isOpening: boolean;
  onOpen: (statement: ListedStatement) => void;
}

/** The last statements that were read: whoever comes back sees which were taken, and takes the others. */
export function EarlierStatements({ isOpening, onOpen }: EarlierStatementsProps) {
  const { t, moment } = useStaffI18n();
  const query = useGetStatementsQuery();
  const nameOf = ({ source, name }: ListedStatement) =>
    source === 'text' ? t('Messages of the bank') : name;
  const columns: ListColumn<ListedStatement>[] = [
    { title: t('Statement'), key: 'name', render: (_, statement) => <strong>{nameOf(statement)}</strong> },
    { title: t('Read at'), dataIndex: 'created_at', card: 'line', render: (at: string) => moment(at) },
    { title: t('Lines'), dataIndex: 'lines', align: 'right', card: 'none' },
    {
      title: t('In the books'),
      dataIndex: 'committed_at',
      card: 'side',
      render: (at: string | null) =>
        at ? <Tag color={GOOD}>{t('In the books')}</Tag> : <Tag color={WAITING}>{t('Not taken')}</Tag>,
    },
    {
      key: 'open',
      card: 'end',
      align: 'right',
      render: (_, statement) => (
        <Button
          size="small"
          disabled={isOpening}
          aria-label={t('Open {name}', { name: nameOf(statement) })}
          onClick={() => onOpen(statement)}
        >
          {t('Show')}
        </Button>
      ),
    },
  ];
  if (query.data?.length === 0) return null;
  return (
    <section aria-label={t('Earlier statements')}>
      <PartTitle>{t('Earlier statements')}</PartTitle>
      <LoadState of={query} failed={t('Failed to load the money')} />
      {query.data && (
        <ListTable<ListedStatement>
          rowKey="id"
          dataSource={query.data}
          columns={columns}
          pagination={false}
        />
      )}
    </section>
  );
}
