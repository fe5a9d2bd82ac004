/*
 * Runs in the bank's page: offers the codes of the orders that wait for the payment of whoever is logged in at the shop. Without it,
 * or without a login, the code's text is pasted.
 */
const place = document.querySelector('#waiting');
const field = document.querySelector('textarea');

async function read(path) {
  const response = await fetch(path, { headers: { accept: 'application/json' } });
  return response.ok ? response.json() : {};
}

/** A button that fills in the code of one order; nothing for an order that is not paid by KHQR. */
async function offer({ id, order_number: number, total_price: total }) {
  const query = new URLSearchParams({ orderId: id, amount: total });
  const { payload, currency, amount_minor: minor } = await read(`/api/payment/qr?${query}`);
  if (!payload) return;
  const amount = currency === 'KHR' ? `${minor} KHR` : `${(minor / 100).toFixed(2)} USD`;
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: `${number}: ${amount}`,
  });
  button.addEventListener('click', () => {
    field.value = payload;
    field.focus();
  });
  place.append(button);
  place.hidden = false;
}

const { orders = [] } = await read('/api/user/open-orders');
for (const order of orders.slice(0, 10)) await offer(order);
