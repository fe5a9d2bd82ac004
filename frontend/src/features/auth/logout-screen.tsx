import { useLocation, useNavigate } from 'react-router-dom';
import { BusyButton } from '../../components/busy-button';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { ErrorText } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { useI18n } from '../../lib/i18n/i18n';
import { RichText } from '../../lib/i18n/rich-text';
import { toast } from '../../lib/toast';
import { logout } from './auth-thunks';
import { useAuthScreen } from './use-auth-screen';

/** Asks before logging out; afterwards the landing page opens. */
export function LogoutScreen() {
  const { dispatch, user, isLoading, error } = useAuthScreen();
  const { t } = useI18n();
  const navigate = useNavigate();
  // The key is `default` when there is no previous page to go back to.
  const { key } = useLocation();

  const confirm = async () => {
    if (isLoading) return;
    const result = await dispatch(logout());
    if (logout.fulfilled.match(result)) {
      toast.success(t('Logged out successfully'));
      await navigate('/', { replace: true });
    } else {
      toast.error(t('Failed to logout. Please try again.'));
    }
  };

  return (
    <Card title={t('Log out')}>
      <PageTitle text={t('Log out')} />
      <p>
        <RichText
          text="Hello, {name}. Are you sure you want to log out?"
          name={<strong>{user?.name}</strong>}
        />
      </p>
      <ErrorText>{error}</ErrorText>
      <Button
        kind="quiet"
        onClick={() => void (key === 'default' ? navigate('/') : navigate(-1))}
        disabled={isLoading}
      >
        {t('Cancel')}
      </Button>
      <BusyButton label={t('Logout')} busyLabel={t('Logging out...')} busy={isLoading} onClick={confirm} />
    </Card>
  );
}
