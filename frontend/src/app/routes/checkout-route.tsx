import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectUser } from '../../features/auth/auth-slice';
import { cleared, decreased, increased, removed, selectCartItems } from '../../features/cart/cart-slice';
import { CheckoutScreen } from '../../features/checkout/checkout-screen';

export function CheckoutRoute() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const items = useSelector(selectCartItems);
  const user = useSelector(selectUser);

  const openPayment = async (orderId: string) => {
    await navigate(`/payment/${encodeURIComponent(orderId)}`);
    dispatch(cleared());
  };

  return (
    <CheckoutScreen
      items={items}
      actions={{
        increase: (id) => dispatch(increased(id)),
        decrease: (id) => dispatch(decreased(id)),
        remove: (id) => dispatch(removed(id)),
      }}
      defaults={{
        customer_name: user?.name ?? '',
        phone_number: user?.phone ?? '',
        shipping_address: user?.address ?? '',
      }}
      onPlaced={openPayment}
    />
  );
}
