import { Tag, type TableColumnsType } from 'antd';
import { USER_PAGE_SIZE } from '../../../api/users-api';
import type { ManagedUser, UserPage } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ListTable } from '../kit/list-table';
import { BAD } from '../kit/tag-colors';
import { UserActions } from './user-actions';

interface UsersTableProps {
  users: UserPage | undefined;
  isLoading: boolean;
  onPage: (page: number) => void;
  onEdit: (user: ManagedUser) => void;
  onShowOrders: (user: ManagedUser) => void;
}

/** One page of users; the server says how many pages there are. */
export function UsersTable({ users, isLoading, onPage, onEdit, onShowOrders }: UsersTableProps) {
  const { t } = useStaffI18n();
  const columns: TableColumnsType<ManagedUser> = [
    { title: t('Name'), dataIndex: 'name' },
    { title: t('Email'), dataIndex: 'email' },
    { title: t('Role'), dataIndex: 'role', render: (role: ManagedUser['role']) => t(role) },
    { title: t('Phone'), dataIndex: 'phone', render: (phone: ManagedUser['phone']) => phone || '-' },
    {
      title: t('Address'),
      dataIndex: 'address',
      render: (address: ManagedUser['address']) => address || '-',
    },
    {
      title: t('Verified'),
      dataIndex: 'is_verified',
      render: (isVerified: boolean) => t(isVerified ? 'Yes' : 'No'),
    },
    {
      title: t('Status'),
      key: 'status',
      render: (_, { is_blocked, has_two_step }) => (
        <>
          {is_blocked ? <Tag color={BAD}>{t('Blocked')}</Tag> : t('Active')}
          {has_two_step && <Tag>{t('Two-step')}</Tag>}
        </>
      ),
    },
    {
      title: t('Actions'),
      key: 'actions',
      render: (_, user) => <UserActions user={user} onEdit={onEdit} onShowOrders={onShowOrders} />,
    },
  ];
  return (
    <ListTable
      rowKey="id"
      columns={columns}
      dataSource={users?.users}
      loading={isLoading}
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
