import { ORDER_PAGE_SIZE, useGetAdminOrdersQuery } from '../../../api/orders-api';
import { ErrorText, LoadError, Note } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PageHead } from '../kit/page-head';
import { shownOf } from '../kit/shown-of';
import { useLastPage } from '../kit/use-last-page';
import { OrderFilters } from './order-filters';
import { useOrderSearch } from './order-search';
import { OrdersTable } from './orders-table';

/** All orders, or those that are searched for; the address holds what and which page. */
export default function OrdersPage() {
  const { t, translateProblem } = useStaffI18n();
  const { search, show, isNarrowed } = useOrderSearch();
  const isBackwards = search.from !== '' && search.to !== '' && search.from > search.to;
  const query = useGetAdminOrdersQuery(search, { refetchOnMountOrArgChange: true, skip: isBackwards });
  const { data, error, isFetching, refetch } = query;
  const shown = shownOf(query);
  useLastPage(query, search.page, ORDER_PAGE_SIZE, (page) => show({ page }, { replace: true }));
  return (
    <>
      <PageHead title={t('All Orders')} />
      <OrderFilters search={search} isNarrowed={isNarrowed} onChange={show} />
      {isBackwards && <ErrorText>{t('The last day must not be before the first.')}</ErrorText>}
      {error && (
        <LoadError
          message={translateProblem(error) ?? t('Failed to fetch orders')}
          onRetry={() => refetch()}
        />
      )}
      {!data && !error && !isBackwards && <Note>{t('Loading orders...')}</Note>}
      {shown && !isBackwards && (
        <OrdersTable
          list={shown}
          isLoading={isFetching}
          nothing={t(isNarrowed ? 'No orders found.' : 'No orders yet.')}
          onPage={(page) => show({ page })}
        />
      )}
    </>
  );
}
