import { Table, Tag, type TableColumnsType } from 'antd';
import { USER_PAGE_SIZE } from '../../../api/users-api';
import type { ManagedUser, UserPage } from '../../../api/types';
import { BAD } from '../shell/tag-colors';
import { UserActions } from './user-actions';

interface UsersTableProps {
  users: UserPage | undefined;
  isLoading: boolean;
  onPage: (page: number) => void;
  onEdit: (user: ManagedUser) => void;
}

/** One page of users; the server says how many pages there are. */
export function UsersTable({ users, isLoading, onPage, onEdit }: UsersTableProps) {
  const columns: TableColumnsType<ManagedUser> = [
    { title: 'Name', dataIndex: 'name' },
    { title: 'Email', dataIndex: 'email' },
    { title: 'Role', dataIndex: 'role' },
    { title: 'Phone', dataIndex: 'phone', render: (phone: ManagedUser['phone']) => phone || '-' },
    { title: 'Address', dataIndex: 'address', render: (address: ManagedUser['address']) => address || '-' },
    {
      title: 'Verified',
      dataIndex: 'is_verified',
      render: (isVerified: boolean) => (isVerified ? 'Yes' : 'No'),
    },
    {
      title: 'Status',
      key: 'status',
      render: (_, { is_blocked, has_two_step }) => (
        <>
          {is_blocked ? <Tag color={BAD}>Blocked</Tag> : 'Active'}
          {has_two_step && <Tag>Two-step</Tag>}
        </>
      ),
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
        total: users?.total ?? 0,
        pageSize: USER_PAGE_SIZE,
        showSizeChanger: false,
        hideOnSinglePage: true,
        onChange: onPage,
      }}
    />
  );
}
