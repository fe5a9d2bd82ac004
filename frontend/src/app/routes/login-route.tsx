import { useSelector } from 'react-redux';
import { Notice } from '../../components/notices';
import { LoginScreen } from '../../features/auth/login-screen';
import { selectCartCount, selectCartValue } from '../../features/cart/cart-slice';
import { useI18n } from '../../lib/i18n/i18n';
import { useReturnState } from '../../lib/use-return-state';

/** The login; who comes from the checkout reads that the cart waits. */
export function LoginRoute() {
  const { from } = useReturnState();
  return <LoginScreen>{from === '/checkout' && <WaitingCart />}</LoginScreen>;
}

function WaitingCart() {
  const { t, money } = useI18n();
  const count = useSelector(selectCartCount);
  const value = useSelector(selectCartValue);
  if (count === 0) return null;
  const total = money(value);
  return (
    <Notice>
      <p>
        {count === 1
          ? t('Log in to check out: 1 item, {total}', { total })
          : t('Log in to check out: {count} items, {total}', { count, total })}
      </p>
    </Notice>
  );
}
