import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LOG_PAGE_SIZE, useGetAuditLogQuery } from '../../../api/security-api';
import type { AuditEntry } from '../../../api/types';
import { LoadError } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ListTable } from '../kit/list-table';
import { shownOf } from '../kit/shown-of';
import { useLastPage } from '../kit/use-last-page';
import { AuditChanges } from './audit-changes';
import { AuditFilters, startOf, type AuditFilter } from './audit-filters';
import { actionWords } from './audit-words';
import { logPages } from './log-pages';
import styles from './security.module.css';

const EVERYTHING: AuditFilter = { person: '', firstDay: '', lastDay: '' };

const PAGES: Record<string, (id: string) => string> = {
  order: (id) => `/seller-dashboard/view-all-orders/${id}`,
  upload: (id) => `/seller-dashboard/products/bulk?batch=${id}`,
};

/** What an entry is about, with the way to its page where it has one: an upload's shows what each row changed. */
function Subject({ type, id, name }: AuditEntry['subject']) {
  const page = PAGES[type]?.(id);
  const title = <strong>{name || id}</strong>;
  return page ? <Link to={page}>{title}</Link> : title;
}

/** What staff did, newest first. */
export function AuditTab() {
  const { t, moment, translateProblem } = useStaffI18n();
  const [page, setPage] = useState(1);
  const [filter, setFilter] = useState(EVERYTHING);
  const query = useGetAuditLogQuery({
    page,
    person: filter.person,
    from: startOf(filter.firstDay),
    to: startOf(filter.lastDay, 1),
  });
  const { error, isFetching, refetch } = query;
  const shown = shownOf(query);
  useLastPage(query, page, LOG_PAGE_SIZE, setPage);

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
          {actionWords(entry.action, t)}: <Subject {...entry.subject} />
          <AuditChanges before={entry.before} after={entry.after} />
        </>
      ),
    },
  ];
  return (
    <>
      <AuditFilters filter={filter} onChange={narrow} />
      {error && (
        <LoadError
          message={translateProblem(error) ?? t('Failed to fetch the audit log')}
          onRetry={() => void refetch()}
        />
      )}
      <ListTable
        rowKey="id"
        columns={columns}
        dataSource={shown?.entries}
        loading={isFetching}
        pagination={logPages(shown, setPage)}
      />
    </>
  );
}
