import { Button, Card } from 'antd';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { statusOf } from '../../../api/problem';
import type { ManagedUser } from '../../../api/types';
import { useGetUserQuery } from '../../../api/users-api';
import { useOpenEdit } from '../kit/use-open-edit';
import { useStaffI18n } from '../i18n/staff-i18n';
import { BackToList } from '../kit/list-links';
import { LoadState } from '../kit/load-state';
import { useMay } from '../kit/may';
import { PageColumn, PageColumns } from '../kit/page-columns';
import { PageHead } from '../kit/page-head';
import { useStillHere } from '../kit/use-still-here';
import { EditUserDialog } from './edit-user-dialog';
import { useExportUser } from './use-export-user';
import { UserActions } from './user-actions';
import { UserFacts } from './user-facts';
import { UserNotes } from './user-notes';
import { UserOrders } from './user-orders';
import styles from './user-page.module.css';

const LIST = '/seller-dashboard/view-all-users';

/** One user with their orders and what staff noted about them. */
export default function UserPage() {
  const { userId = '' } = useParams();
  // The key resets data and dialogs when another user is opened.
  return <OneUser key={userId} id={userId} />;
}

function OneUser({ id }: { id: string }) {
  const { t, translateProblem } = useStaffI18n();
  const query = useGetUserQuery(id, { refetchOnMountOrArgChange: true });
  const { error } = query;
  const isMissing = statusOf(error) === 404;
  const user = isMissing ? undefined : query.data;
  const missing = isMissing && translateProblem(error);
  return (
    <>
      <PageHead
        title={missing || (user?.name ?? t('Customer'))}
        back={<BackToList to={LIST}>{t('Customers')}</BackToList>}
      />
      {!user && !isMissing && (
        <LoadState of={query} loading={t('Loading customer...')} failed={t('Failed to fetch the customer')} />
      )}
      {user && <WholeUser user={user} />}
    </>
  );
}

function WholeUser({ user }: { user: ManagedUser }) {
  const { t } = useStaffI18n();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { list?: string } | null };
  const isStillHere = useStillHere();
  const leave = () => {
    if (isStillHere()) void navigate(`${LIST}${state?.list ?? ''}`, { replace: true });
  };
  const [edited, setEdited] = useOpenEdit<ManagedUser>('edit-user', ({ id }) => `edit-user-${id}`);
  return (
    <>
      <div className={styles.bar}>
        <ExportButton id={user.id} />
        <UserActions user={user} onEdit={setEdited} onDeleted={leave} />
      </div>
      <PageColumns>
        <PageColumn>
          <Card size="small" title={t('Orders & spend')}>
            <UserOrders id={user.id} />
          </Card>
        </PageColumn>
        <PageColumn>
          <Card size="small" title={t('Account')}>
            <UserFacts user={user} />
          </Card>
          <Card size="small" title={t('Notes')}>
            <UserNotes id={user.id} />
          </Card>
        </PageColumn>
      </PageColumns>
      {edited && <EditUserDialog user={user} onClose={() => setEdited(null)} />}
    </>
  );
}

function ExportButton({ id }: { id: string }) {
  const { t } = useStaffI18n();
  const isAdmin = useMay()('manage');
  const exportData = useExportUser();
  return isAdmin && <Button onClick={() => void exportData(id)}>{t('Export data')}</Button>;
}
