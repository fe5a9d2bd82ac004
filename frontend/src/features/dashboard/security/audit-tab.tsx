import { Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { errorMessage } from '../../../api/problem';
import { useGetAuditLogQuery } from '../../../api/security-api';
import type { AuditEntry } from '../../../api/types';
import { LoadError } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { AuditFilters, startOf, type AuditFilter } from './audit-filters';
import { actionWords, changesOf, factWords } from './audit-words';
import { logPages } from './log-pages';
import styles from './security.module.css';

const EVERYTHING: AuditFilter = { person: '', firstDay: '', lastDay: '' };

function Changes({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const { t } = useStaffI18n();
  return (
    <ul className={styles.changes}>
      {changesOf(before, after).map((change) => (
        <li key={change.fact}>
          {factWords(change.fact, t)}: {change.before}
          {after && ` → ${change.after}`}
        </li>
      ))}
    </ul>
  );
}

/** What staff did, newest first. */
export function AuditTab() {
  const { t, moment, said } = useStaffI18n();
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
    { title: t('Time'), dataIndex: 'at', render: moment },
    {
      title: t('Who'),
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
      title: t('What'),
      key: 'what',
      render: (_, entry) => (
        <>
          {actionWords(entry.action, t)}: <strong>{entry.subject.name || entry.subject.id}</strong>
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
          message={said(errorMessage(error, t('Failed to fetch the audit log')))}
          onRetry={() => void refetch()}
        />
      )}
      <Table
        rowKey="id"
        className={styles.log}
        columns={columns}
        dataSource={data?.entries}
        loading={isFetching}
        pagination={logPages(data, setPage)}
      />
    </>
  );
}
