import { useState } from 'react';
import { errorMessage } from '../../../api/problem';
import { useGetUsersQuery } from '../../../api/users-api';
import type { User } from '../../../api/types';
import { LoadError } from '../../../components/notices';
import { PageHead } from '../shell/page-head';
import { EditUserModal } from './edit-user-modal';
import { UsersTable } from './users-table';

export default function UsersPage() {
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<User | null>(null);
  const { data, error, isFetching, refetch } = useGetUsersQuery(page);
  return (
    <>
      <PageHead title="Users" />
      {error && <LoadError message={errorMessage(error, 'Failed to fetch users')} onRetry={refetch} />}
      <UsersTable users={data} isLoading={isFetching} onPage={setPage} onEdit={setEdited} />
      {edited && <EditUserModal user={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
