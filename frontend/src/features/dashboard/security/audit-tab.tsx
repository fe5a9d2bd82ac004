import { Link } from 'react-router-dom';
import { LOG_PAGE_SIZE, useGetAuditLogQuery } from '../../../api/security-api';
import { endOfShopDay, startOfShopDay } from '../../../api/shop-time';
import type { AuditEntry } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { DayField } from '../kit/day-field';
import { FilterBar, SearchField } from '../kit/filter-bar';
import type { ListColumn } from '../kit/list-table';
import { PagedTable } from '../kit/paged-table';
import { SavedViews } from '../kit/saved-views';
import { useList } from '../kit/use-list';
import { aDay, anyText, useListAddress } from '../kit/use-list-address';
import { kindNamed } from '../kit/report-kinds';
import { AuditChanges } from './audit-changes';
import styles from './audit-tab.module.css';
import { actionWords } from './audit-words';

const FILTERS = { person: anyText, product: anyText, order: anyText, from: aDay, to: aDay };

const PAGES: Record<string, (id: string, facts: AuditEntry['after']) => string> = {
  product: (id) => `/seller-dashboard/products/${id}`,
  order: (id) => `/seller-dashboard/view-all-orders/${id}`,
  upload: (id) => `/seller-dashboard/products/bulk?batch=${id}`,
  report: (id, facts) => `/seller-dashboard/reports/${id}?${daysOf(facts)}`,
};

/** The audit log: what staff did, newest first. */
export function AuditTab() {
  const { t, moment } = useStaffI18n();
  const address = useListAddress(FILTERS);
  const { page, person, product, order, from, to } = address.search;
  // The server takes times and excludes the end; the filter's days include the last one.
  const days = { from: isoTime(startOfShopDay(from)), to: isoTime(endOfShopDay(to)) };
  const query = useGetAuditLogQuery({ page, person, product, order, ...days });
  const list = useList(query, address, LOG_PAGE_SIZE);
  const columns: ListColumn<AuditEntry>[] = [
    { title: t('Time'), dataIndex: 'at', render: moment },
    { title: t('Who'), key: 'who', card: 'side', render: (_, { actor }) => <Person {...actor} /> },
    { title: t('What'), key: 'what', card: 'fill', render: (_, entry) => <Act entry={entry} /> },
  ];
  return (
    <>
      <FilterBar>
        <SearchField label={t('Person')} placeholder={t('Name or email')} {...address.field('person')} />
        <SearchField
          label={t('Product')}
          placeholder={t('Name or number of a product')}
          {...address.field('product')}
        />
        <SearchField label={t('Order')} placeholder={t('Order number')} {...address.field('order')} />
        <DayField label={t('From')} {...address.field('from')} />
        <DayField label={t('To')} {...address.field('to')} />
        <SavedViews list="audit_log" address={address} />
      </FilterBar>
      <PagedTable
        list={list}
        rows={({ entries }) => entries}
        columns={columns}
        failed={t('Failed to fetch the audit log')}
        nothing={t('No acts of staff here.')}
      />
    </>
  );
}

function Person({ name, email }: AuditEntry['actor']) {
  return (
    <div className={styles.person}>
      {name}
      <small>{email}</small>
    </div>
  );
}

function Act({ entry }: { entry: AuditEntry }) {
  const { t } = useStaffI18n();
  const nameOf = useSubjectName();
  const did = actionWords(entry.action, t);
  return (
    <div className={styles.act}>
      <div className={styles.what} title={`${did}: ${nameOf(entry.subject)}`}>
        {did}: <Subject {...entry.subject} facts={entry.after} />
      </div>
      <AuditChanges before={entry.before} after={entry.after} />
    </div>
  );
}

/** The thing that an entry is about, with a link if it has a page. An upload's page shows what each row changed. */
function Subject({ type, id, name, facts }: AuditEntry['subject'] & { facts: AuditEntry['after'] }) {
  const nameOf = useSubjectName();
  const page = PAGES[type]?.(id, facts);
  const title = <strong>{nameOf({ type, id, name })}</strong>;
  return page ? <Link to={page}>{title}</Link> : title;
}

function useSubjectName() {
  const { t } = useStaffI18n();
  return ({ type, id, name }: AuditEntry['subject']): string =>
    type === 'report' ? t(kindNamed(id, true).label) : name || id;
}

/** The days of an exported report, as in the address of its page. */
const daysOf = (facts: AuditEntry['after']) =>
  new URLSearchParams({ from: String(facts?.from ?? ''), to: String(facts?.to ?? '') }).toString();

/** A time for the server; empty when the day in the address is missing or invalid. */
function isoTime(time: Date): string {
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}
