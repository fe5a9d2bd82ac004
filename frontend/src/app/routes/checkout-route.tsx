import { useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useGetAddressesQuery } from '../../api/addresses-api';
import type { Address, User } from '../../api/types';
import { selectUser } from '../../features/auth/auth-slice';
import {
  cleared,
  decreased,
  increased,
  putBack,
  quantitySet,
  removed,
  repriced,
  selectCartItems,
  selectIsCartKnown,
} from '../../features/cart/cart-slice';
import { CheckoutScreen } from '../../features/checkout/checkout-screen';
import type { CartActions } from '../../features/checkout/use-line-actions';
import { CheckoutWaiting } from './checkout-waiting';

export { loadOwn } from '../own-checkout';

const NONE: Address[] = [];

/** Loads the payment page's code; that page says so if it fails. */
const loadPayment = () => void import('./payment-route').catch(() => undefined);

/**
 * The user's saved addresses; undefined while they are loading, or the user is not known. Who has no address of their own has saved none, and where they
 * cannot be loaded, the form is as for a first order.
 */
function useSavedAddresses(user: User | null): Address[] | undefined {
  const { data, isError } = useGetAddressesQuery(undefined, { skip: !user?.address });
  if (!user) return undefined;
  if (!user.address) return NONE;
  return data ?? (isError ? NONE : undefined);
}

export function CheckoutRoute() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const items = useSelector(selectCartItems);
  const isCartKnown = useSelector(selectIsCartKnown);
  const user = useSelector(selectUser);
  const [isLeaving, setLeaving] = useState(false);
  const addresses = useSavedAddresses(user);

  const actions: CartActions = useMemo(
    () => ({
      increase: (id) => dispatch(increased(id)),
      decrease: (id) => dispatch(decreased(id)),
      remove: (id) => dispatch(removed(id)),
      putBack: (item, index) => dispatch(putBack({ item, index })),
      setQuantity: (id, quantity) => dispatch(quantitySet({ id, quantity })),
      reprice: (prices) => dispatch(repriced(prices)),
    }),
    [dispatch],
  );

  const openPayment = async (orderId: string) => {
    // The payment page's code may take a moment to load; the empty cart must not show meanwhile.
    setLeaving(true);
    dispatch(cleared());
    // Back leads to what was before the checkout, whose cart is empty now.
    await navigate(`/payment/${encodeURIComponent(orderId)}`, { replace: true });
  };

  if (isLeaving) return <CheckoutWaiting />;

  return (
    <CheckoutScreen
      items={items}
      isCartKnown={isCartKnown}
      actions={actions}
      shopper={{
        id: user?.id ?? '',
        billing: {
          customer_name: user?.name ?? '',
          phone_number: user?.phone ?? '',
          shipping_address: user?.address ?? '',
        },
        addresses,
      }}
      onPlacing={loadPayment}
      onPlaced={openPayment}
    />
  );
}
