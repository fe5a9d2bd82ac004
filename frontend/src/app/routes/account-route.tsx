import { useSelector } from 'react-redux';
import { AccountScreen } from '../../features/account/account-screen';
import { selectUser } from '../../features/auth/auth-slice';

export function AccountRoute() {
  const user = useSelector(selectUser);
  return user && <AccountScreen key={user.id} user={user} />;
}
