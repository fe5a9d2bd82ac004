/** The words of all mails in English. `{shop.name}` and the like are put in by the templates. */
export const en = {
  hello: 'Hello,',
  helloTo: (name: string) => `Hello ${name},`,
  code: {
    subject: (code: string, shop: string) => `${code} is your ${shop} verification code`,
    intro: 'Your verification code is',
    enter: ['Enter it at', 'within 15 minutes.'],
    ignore: 'If you did not sign up, ignore this mail.',
  },
  welcome: {
    subject: (shop: string) => `Welcome to ${shop}`,
    verified: 'Your email is verified.',
    enjoy: 'Enjoy the shop:',
    waiting: 'Mice, mousepads, keyboards, headphones and monitors are waiting for you.',
    visit: 'Visit the shop',
  },
  reset: {
    subject: (shop: string) => `Reset your ${shop} password`,
    here: 'Set a new password here (within one hour, once):',
    link: 'Set a new password with this link. It works once, within one hour.',
    button: 'Set a new password',
    ignore: 'If you did not ask for this, ignore this mail: your password stays as it is.',
  },
  invitation: {
    subject: (shop: string) => `You are invited to work at ${shop}`,
    roles: { admin: 'an admin', seller: 'a seller', packer: 'a packer', support: 'support' },
    asked: (shop: string, role: string) => `${shop} asks you to work in the shop as ${role}.`,
    choose: 'Choose how you want to be called and a password:',
    button: 'Accept the invitation',
    within: 'The link works once, within three days.',
    ignore: 'If you do not know the shop, ignore this mail.',
  },
  reminder: {
    subject: (shop: string, order: string) => `Your ${shop} order ${order} waits for your payment`,
    unpaid: (order: string, total: string) => `Your order ${order} of ${total} is not paid yet.`,
    held: (until: string) =>
      `We hold its products for you until ${until} (Phnom Penh). After that they go back on sale.`,
    go: 'Continue payment',
    ignore: 'If you have changed your mind, you need not do anything.',
  },
  receipt: {
    subject: (shop: string, total: string) => `Your ${shop} receipt: ${total}`,
    thanks: (name: string) => `Thank you for your order, ${name}.`,
    facts: (order: string, paidAt: string, transaction: string) =>
      `Order ${order}, paid ${paidAt}, transaction ${transaction}`,
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    free: 'Free',
    tax: 'Tax',
    total: 'Total',
    inRiel: (riel: string) => `about ${riel} at the rate when you paid`,
    shipsTo: 'Ships to:',
  },
  order: {
    label: 'Order',
    courier: 'Courier',
    trackingNumber: 'Tracking number',
    follow: 'Follow your parcel',
    refund: 'Refund',
    yourOrders: 'Your orders:',
    ordersLink: 'Your orders and receipts',
  },
  shipped: {
    subject: (shop: string) => `Your ${shop} order is on its way`,
    left: 'Your order has left our shop.',
    leftWith: (courier: string) => `Your order has left our shop with ${courier}.`,
  },
  corrected: {
    subject: (shop: string) => `Your ${shop} order: corrected shipment`,
    text: 'We have corrected the courier or the tracking number of your order. Please go by this mail instead of earlier ones.',
  },
  delivered: {
    subject: (shop: string) => `Your ${shop} order was delivered`,
    text: 'Your order was delivered. We hope that you enjoy it.',
  },
  cancelled: {
    subject: (shop: string) => `Your ${shop} order was cancelled`,
    expired: 'Your order was cancelled, since it was not paid in time.',
    cancelled: 'Your order was cancelled.',
    nothingCharged: 'Nothing was charged. You are welcome to order again at any time.',
  },
  refunded: {
    subject: (shop: string, total: string) => `Your ${shop} order was refunded: ${total}`,
    partSubject: (shop: string, total: string) => `A part of your ${shop} order was refunded: ${total}`,
    text: (total: string) => `We have given ${total} back to you.`,
  },
};

export type Words = typeof en;
