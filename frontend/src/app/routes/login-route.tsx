import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../components/button';
import { Notice } from '../../components/notices';
import { LoginScreen } from '../../features/auth/login-screen';
import { selectCartCount, selectCartItems, selectCartValue } from '../../features/cart/cart-slice';
import { drawerOpened } from '../../features/cart/drawer-slice';
import { useI18n } from '../../lib/i18n/i18n';
import { useReturnState } from '../../lib/use-return-state';
import { LoginToPay } from './login-to-pay';

/** How many of the cart's products are named; the drawer shows all. */
const NAMED = 3;

/** The login; who comes from the checkout reads what waits in the cart, which is one press away, who comes to pay, why. */
export function LoginRoute() {
  const { from } = useReturnState();
  return (
    <LoginScreen>
      {from === '/checkout' && <WaitingCart />}
      {from?.startsWith('/payment/') && <LoginToPay from={from} />}
    </LoginScreen>
  );
}

function WaitingCart() {
  const { t, money, pick } = useI18n();
  const dispatch = useDispatch();
  const items = useSelector(selectCartItems);
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
      <ul>
        {items.slice(0, NAMED).map(({ id, quantity, name, name_km }) => (
          <li key={id}>
            {quantity} × {pick(name, name_km)}
          </li>
        ))}
        {items.length > NAMED && <li>…</li>}
      </ul>
      <Button kind="quiet" onClick={() => dispatch(drawerOpened())}>
        {t('Show my cart')}
      </Button>
    </Notice>
  );
}
