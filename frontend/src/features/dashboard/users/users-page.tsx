import { Button } from 'antd';
import { USER_PAGE_SIZE, useGetUsersQuery } from '../../../api/users-api';
import type { ManagedUser } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { TextCell } from '../kit/cells';
import { FilterBar, FilterSelect, SearchField } from '../kit/filter-bar';
import { LinkFromList, useOpenFromList } from '../kit/list-links';
import type { ListColumn } from '../kit/list-table';
import { useMay } from '../kit/may';
import { PageHead } from '../kit/page-head';
import { PagedTable } from '../kit/paged-table';
import { SavedViews } from '../kit/saved-views';
import { useList } from '../kit/use-list';
import { anyText, oneOf, useListAddress } from '../kit/use-list-address';
import { useOpenEdit } from '../kit/use-open-edit';
import { EditUserDialog } from './edit-user-dialog';
import { Invitations } from './invitations';
import { InviteDialog } from './invite-dialog';
import { useExportUser } from './use-export-user';
import { canBeHelped, UserActions } from './user-actions';
import { UserStatus } from './user-status';
import styles from './users-page.module.css';

const ROLES = {
  '': 'All roles',
  admin: 'admin',
  seller: 'seller',
  packer: 'packer',
  support: 'support',
  customer: 'customer',
} as const;
const VERIFIED = { '': 'Verified or not', true: 'Verified', false: 'Not verified' } as const;
const BLOCKED = { '': 'Blocked or not', true: 'Blocked', false: 'Not blocked' } as const;

const FILTERS = {
  q: anyText,
  role: oneOf(Object.keys(ROLES)),
  verified: oneOf(Object.keys(VERIFIED)),
  blocked: oneOf(Object.keys(BLOCKED)),
};

const userPath = (id: string) => `/seller-dashboard/users/${id}`;

/** The list of users with its filters; support sees customers. */
export default function UsersPage() {
  const { t } = useStaffI18n();
  const isAdmin = useMay()('manage');
  const [edited, setEdited] = useOpenEdit<ManagedUser>('edit-user', ({ id }) => `edit-user-${id}`);
  const [inviting, setInviting] = useOpenEdit<'staff'>('invite', (who) => `invite-${who}`);
  const open = useOpenFromList();
  const exportData = useExportUser();
  const address = useListAddress(FILTERS);
  const list = useList(useGetUsersQuery(address.search), address, USER_PAGE_SIZE);
  const columns: ListColumn<ManagedUser>[] = [
    {
      title: t('Name'),
      key: 'name',
      render: (_, { id, name }) => (
        <TextCell title={name}>
          <LinkFromList to={userPath(id)}>{name}</LinkFromList>
        </TextCell>
      ),
    },
    { title: t('Email'), key: 'email', card: 'fill', render: (_, { email }) => <TextCell>{email}</TextCell> },
    { title: t('Role'), key: 'role', card: 'side', hidden: !isAdmin, render: (_, { role }) => t(role) },
    { title: t('Phone'), key: 'phone', card: 'none', render: (_, { phone }) => phone || '-' },
    {
      title: t('Address'),
      key: 'address',
      card: 'none',
      render: (_, user) => <TextCell>{user.address || '-'}</TextCell>,
    },
    {
      title: t('Verified'),
      key: 'verified',
      card: 'none',
      render: (_, user) => t(user.is_verified ? 'Yes' : 'No'),
    },
    { title: t('Status'), key: 'status', card: 'side', render: (_, user) => <UserStatus user={user} /> },
    {
      title: t('Actions'),
      key: 'actions',
      card: 'end',
      hidden: !isAdmin && !list.data?.users.some(canBeHelped),
      render: (_, user) => (
        <UserActions
          user={user}
          onEdit={setEdited}
          first={[{ key: 'export', label: t('Export data'), onClick: () => void exportData(user.id) }]}
        />
      ),
    },
  ];
  return (
    <>
      <PageHead title={t('Customers')} />
      {isAdmin && (
        <>
          <Button type="primary" className={styles.invite} onClick={() => setInviting('staff')}>
            {t('Invite staff')}
          </Button>
          <Invitations />
        </>
      )}
      <FilterBar>
        <SearchField
          label={t('Search users')}
          placeholder={t('Name, email or phone')}
          {...address.field('q')}
        />
        {isAdmin && <FilterSelect label={t('Role')} labels={ROLES} {...address.field('role')} />}
        <FilterSelect label={t('Verification')} labels={VERIFIED} {...address.field('verified')} />
        <FilterSelect label={t('Blocking')} labels={BLOCKED} {...address.field('blocked')} />
        <SavedViews list="users" address={address} />
      </FilterBar>
      <PagedTable
        list={list}
        rows={({ users }) => users}
        columns={columns}
        onOpen={({ id }) => open(userPath(id))}
        failed={t('Failed to fetch users')}
        nothing={t('No users found')}
      />
      {edited && <EditUserDialog user={edited} onClose={() => setEdited(null)} />}
      {inviting && <InviteDialog onClose={() => setInviting(null)} />}
    </>
  );
}
