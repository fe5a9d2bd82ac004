import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { BusyButton } from '../../components/busy-button';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { ErrorText } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { logout } from './auth-thunks';
import { useAuthScreen } from './use-auth-screen';

/** Asks before logging out; afterwards the landing page opens. */
export function LogoutScreen() {
  const { dispatch, user, isLoading, error } = useAuthScreen();
  const navigate = useNavigate();

  const confirm = async () => {
    if (isLoading) return;
    const result = await dispatch(logout());
    if (logout.fulfilled.match(result)) {
      toast.success('Logged out successfully');
      await navigate('/', { replace: true });
    } else {
      toast.error('Failed to logout. Please try again.');
    }
  };

  return (
    <Card title="Log out">
      <PageTitle text="Log out" />
      <p>
        Hello, <strong>{user?.name}</strong>. Are you sure you want to log out?
      </p>
      <ErrorText>{error}</ErrorText>
      <Button kind="quiet" onClick={() => void navigate(-1)} disabled={isLoading}>
        Cancel
      </Button>
      <BusyButton label="Logout" busyLabel="Logging out..." busy={isLoading} onClick={confirm} />
    </Card>
  );
}
