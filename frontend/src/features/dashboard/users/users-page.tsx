import { useState } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { USER_PAGE_SIZE, useGetUsersQuery, type UserSearch } from '../../../api/users-api';
import type { ManagedUser } from '../../../api/types';
import { LoadError } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PageHead } from '../kit/page-head';
import { shownOf } from '../kit/shown-of';
import { useLastPage } from '../kit/use-last-page';
import { EditUserModal } from './edit-user-modal';
import { UserFilters } from './user-filters';
import { UserOrdersDrawer } from './user-orders-drawer';
import { UsersTable } from './users-table';

function searchIn(params: URLSearchParams): UserSearch {
  const word = (name: string) => params.get(name) ?? '';
  return {
    page: Math.max(1, Math.trunc(Number(word('page'))) || 1),
    q: word('q'),
    role: word('role'),
    verified: word('verified'),
    blocked: word('blocked'),
  };
}

/** All users, or those that are searched for; the address holds what and which page. */
export default function UsersPage() {
  const { t, translateProblem } = useStaffI18n();
  const [params, setParams] = useSearchParams();
  const [edited, setEdited] = useState<ManagedUser | null>(null);
  const [buyer, setBuyer] = useState<ManagedUser | null>(null);
  const search = searchIn(params);
  const query = useGetUsersQuery(search);
  const { error, isFetching, refetch } = query;

  const show = (wanted: Partial<UserSearch>, options?: NavigateOptions) => {
    const all = Object.entries({ ...search, page: 1, ...wanted });
    const told = all.filter(([name, value]) => value !== '' && !(name === 'page' && value === 1));
    setParams(Object.fromEntries(told.map(([name, value]) => [name, String(value)])), options);
  };
  useLastPage(query, search.page, USER_PAGE_SIZE, (page) => show({ page }, { replace: true }));

  return (
    <>
      <PageHead title={t('Users')} />
      <UserFilters search={search} onChange={show} />
      {error && (
        <LoadError message={translateProblem(error) ?? t('Failed to fetch users')} onRetry={refetch} />
      )}
      <UsersTable
        users={shownOf(query)}
        isLoading={isFetching}
        onPage={(page) => show({ page })}
        onEdit={setEdited}
        onShowOrders={setBuyer}
      />
      {edited && <EditUserModal user={edited} onClose={() => setEdited(null)} />}
      {buyer && <UserOrdersDrawer user={buyer} onClose={() => setBuyer(null)} />}
    </>
  );
}
