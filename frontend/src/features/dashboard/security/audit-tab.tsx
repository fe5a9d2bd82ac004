import type { TableColumnsType } from 'antd';
import { Link } from 'react-router-dom';
import { LOG_PAGE_SIZE, useGetAuditLogQuery } from '../../../api/security-api';
import type { AuditEntry } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { TextCell } from '../kit/cells';
import { DayChoice, FilterBar, SearchWords } from '../kit/filter-bar';
import { PagedTable } from '../kit/paged-table';
import { useList } from '../kit/use-list';
import { anyText, useListAddress } from '../kit/use-list-address';
import { AuditChanges } from './audit-changes';
import { actionWords } from './audit-words';

const FILTERS = { person: anyText, from: anyText, to: anyText };

const PAGES: Record<string, (id: string) => string> = {
  order: (id) => `/seller-dashboard/view-all-orders/${id}`,
  upload: (id) => `/seller-dashboard/products/bulk?batch=${id}`,
};

/** What staff did, newest first. */
export function AuditTab() {
  const { t, moment } = useStaffI18n();
  const address = useListAddress(FILTERS);
  const { page, person, from, to } = address.search;
  // The server takes moments, and the days are the shop's, the last one included.
  const query = useGetAuditLogQuery({ page, person, from: startOf(from), to: startOf(to, 1) });
  const list = useList(query, address, LOG_PAGE_SIZE);
  const columns: TableColumnsType<AuditEntry> = [
    { title: t('Time'), dataIndex: 'at', render: moment },
    { title: t('Who'), key: 'who', render: (_, { actor }) => <Person {...actor} /> },
    { title: t('What'), key: 'what', render: (_, entry) => <Act entry={entry} /> },
  ];
  return (
    <>
      <FilterBar>
        <SearchWords label={t('Person')} placeholder={t('Name or email')} {...address.field('person')} />
        <DayChoice label={t('First day')} {...address.field('from')} />
        <DayChoice label={t('Last day')} {...address.field('to')} />
      </FilterBar>
      <PagedTable
        list={list}
        rows={({ entries }) => entries}
        columns={columns}
        failed={t('Failed to fetch the audit log')}
      />
    </>
  );
}

function Person({ name, email }: AuditEntry['actor']) {
  return (
    <TextCell>
      {name}
      <br />
      <small>{email}</small>
    </TextCell>
  );
}

function Act({ entry }: { entry: AuditEntry }) {
  const { t } = useStaffI18n();
  return (
    <>
      {actionWords(entry.action, t)}: <Subject {...entry.subject} />
      <AuditChanges before={entry.before} after={entry.after} />
    </>
  );
}

/** What an entry is about, with the way to its page where it has one: an upload's shows what each row changed. */
function Subject({ type, id, name }: AuditEntry['subject']) {
  const page = PAGES[type]?.(id);
  const title = <strong>{name || id}</strong>;
  return page ? <Link to={page}>{title}</Link> : title;
}

const DAY_MS = 86_400_000;

/** The moment at which a day of the shop (Phnom Penh, UTC+7) begins, or the one `after` days later; empty without a day. */
function startOf(day: string, after = 0): string {
  const start = Date.parse(`${day}T00:00+07:00`);
  return Number.isNaN(start) ? '' : new Date(start + after * DAY_MS).toISOString();
}
