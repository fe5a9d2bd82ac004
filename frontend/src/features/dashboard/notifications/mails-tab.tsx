import { useGetMailsQuery } from '../../../api/notifications-api';
import { LoadError } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { MAIL_KINDS, MAIL_STATUSES } from './mail-words';
import { MAILS_PER_PAGE, MailsTable } from './mails-table';
import { FilterBar, FilterChoice, SearchWords } from '../kit/filter-bar';
import { shownOf } from '../kit/shown-of';
import { useLastPage } from '../kit/use-last-page';
import { useWishes } from './use-wishes';

const NAMES = ['q', 'status', 'kind'] as const;

/** What became of the shop's mails, newest first; the address holds which of them. */
export function MailsTab() {
  const { t, translateProblem } = useStaffI18n();
  const { wishes, show } = useWishes(NAMES);
  const search = {
    ...wishes,
    status: wishes.status in MAIL_STATUSES ? wishes.status : '',
    kind: wishes.kind in MAIL_KINDS ? wishes.kind : '',
  };
  const query = useGetMailsQuery(search);
  const { error, isFetching, refetch } = query;
  useLastPage(query, search.page, MAILS_PER_PAGE, (page) => show({ page }, { replace: true }));
  return (
    <>
      <FilterBar>
        <SearchWords
          label={t('Search mails')}
          placeholder={t('Address or order number')}
          value={search.q}
          maxLength={254}
          onSearch={(q) => show({ q })}
        />
        <FilterChoice
          label={t('Filter by status')}
          value={search.status}
          onChange={(status) => show({ status })}
          options={[
            { value: '', label: t('Any status') },
            ...Object.entries(MAIL_STATUSES).map(([value, { label }]) => ({ value, label: t(label) })),
          ]}
        />
        <FilterChoice
          label={t('Filter by kind')}
          value={search.kind}
          onChange={(kind) => show({ kind })}
          options={[
            { value: '', label: t('Any kind of mail') },
            ...Object.entries(MAIL_KINDS).map(([value, label]) => ({ value, label: t(label) })),
          ]}
        />
      </FilterBar>
      {error && (
        <LoadError message={translateProblem(error) ?? t('Failed to load the mails')} onRetry={refetch} />
      )}
      <MailsTable mails={shownOf(query)} isLoading={isFetching} onPage={(page) => show({ page })} />
    </>
  );
}
