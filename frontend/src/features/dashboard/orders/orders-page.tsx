import { useGetAdminOrdersQuery } from '../../../api/orders-api';
import { errorMessage } from '../../../api/problem';
import { LoadError, Note } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PageHead } from '../shell/page-head';
import { OrderFilters } from './order-filters';
import { useOrderSearch } from './order-search';
import { OrdersTable } from './orders-table';

/** All orders, or those that are searched for; the address holds what and which page. */
export default function OrdersPage() {
  const { t, said } = useStaffI18n();
  const { search, show, isNarrowed } = useOrderSearch();
  const { currentData, data, error, isFetching, refetch } = useGetAdminOrdersQuery(search, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <PageHead title={t('All Orders')} />
      <OrderFilters search={search} isNarrowed={isNarrowed} onChange={show} />
      {error && (
        <LoadError
          message={said(errorMessage(error, t('Failed to fetch orders')))}
          onRetry={() => refetch()}
        />
      )}
      {!data && !error && <Note>{t('Loading orders...')}</Note>}
      {data && (!error || currentData) && (
        <OrdersTable
          list={data}
          isLoading={isFetching}
          nothing={t(isNarrowed ? 'No orders found.' : 'No orders yet.')}
          onPage={(page) => show({ page })}
        />
      )}
    </>
  );
}
