import { Table, type TableColumnsType } from 'antd';
import { USER_PAGE_SIZE } from '../../../api/users-api';
import type { User, UserPage } from '../../../api/types';
import { UserActions } from './user-actions';

interface UsersTableProps {
  users: UserPage | undefined;
  isLoading: boolean;
  onPage: (page: number) => void;
  onEdit: (user: User) => void;
}

/** One page of users; the server says how many pages there are. */
export function UsersTable({ users, isLoading, onPage, onEdit }: UsersTableProps) {
  const columns: TableColumnsType<User> = [
    { title: 'Name', dataIndex: 'name' },
    { title: 'Email', dataIndex: 'email' },
    { title: 'Role', dataIndex: 'role' },
    { title: 'Phone', dataIndex: 'phone', render: (phone: User['phone']) => phone || '-' },
    { title: 'Address', dataIndex: 'address', render: (address: User['address']) => address || '-' },
    {
      title: 'Verified',
      dataIndex: 'is_verified',
      render: (isVerified: boolean) => (isVerified ? 'Yes' : 'No'),
    },
    { title: 'Actions', key: 'actions', render: (_, user) => <UserActions user={user} onEdit={onEdit} /> },
  ];
  return (
    <Table
      rowKey="id"
      columns={columns}
      dataSource={users?.users}
      loading={isLoading}
      scroll={{ x: 'max-content' }}
      pagination={{
        current: users?.currentPage ?? 1,
        total: (users?.totalPages ?? 1) * USER_PAGE_SIZE,
        pageSize: USER_PAGE_SIZE,
        showSizeChanger: false,
        hideOnSinglePage: true,
        onChange: onPage,
      }}
    />
  );
}
