import { Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { errorMessage } from '../../../api/problem';
import { useGetAuditLogQuery } from '../../../api/security-api';
import type { AuditEntry } from '../../../api/types';
import { LoadError } from '../../../components/notices';
import { useI18n } from '../../../lib/i18n/i18n';
import { AuditFilters, startOf, type AuditFilter } from './audit-filters';
import { actionWords, changesOf } from './audit-words';
import { logPages } from './log-pages';
import styles from './security.module.css';

const EVERYTHING: AuditFilter = { person: '', firstDay: '', lastDay: '' };

function Changes({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  return (
    <ul className={styles.changes}>
      {changesOf(before, after).map((change) => (
        <li key={change.fact}>
          {change.fact}: {change.before}
          {after && ` → ${change.after}`}
        </li>
      ))}
    </ul>
  );
}

/** What staff did, newest first. */
export function AuditTab() {
  const { moment } = useI18n();
  const [page, setPage] = useState(1);
  const [filter, setFilter] = useState(EVERYTHING);
  const { data, error, isFetching, refetch } = useGetAuditLogQuery({
    page,
    person: filter.person,
    from: startOf(filter.firstDay),
    to: startOf(filter.lastDay, 1),
  });

  const narrow = (wanted: AuditFilter) => {
    setFilter(wanted);
    setPage(1);
  };

  const columns: TableColumnsType<AuditEntry> = [
    { title: 'Time', dataIndex: 'at', render: moment },
    {
      title: 'Who',
      key: 'who',
      render: (_, { actor }) => (
        <>
          {actor.name}
          <br />
          <small className={styles.breakable}>{actor.email}</small>
        </>
      ),
    },
    {
      title: 'What',
      key: 'what',
      render: (_, entry) => (
        <>
          {actionWords(entry.action)}: <strong>{entry.subject.name || entry.subject.id}</strong>
          <Changes {...entry} />
        </>
      ),
    },
  ];
  return (
    <>
      <AuditFilters filter={filter} onChange={narrow} />
      {error && (
        <LoadError
          message={errorMessage(error, 'Failed to fetch the audit log')}
          onRetry={() => void refetch()}
        />
      )}
      <Table
        rowKey="id"
        columns={columns}
        dataSource={data?.entries}
        loading={isFetching}
        pagination={logPages(data, setPage)}
      />
    </>
  );
}
