const workingDays = (count: number) => (count === 1 ? 'one working day' : `${count} working days`);

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
    login: 'You log in first: only you may see the order, with your name and address.',
    ignore: 'If you have changed your mind, you need not do anything.',
  },
  cash: {
    subject: (shop: string, order: string) => `Your ${shop} order ${order}: pay on delivery`,
    pay: (total: string, riel: string) => `Pay ${total} or ${riel} ៛ on delivery; we call you to confirm.`,
    call: (phone: string) =>
      `We call ${phone} before we send your order. If that number is not right, answer this mail with the order number.`,
    until: (time: string) => `If we cannot reach you by ${time} (Phnom Penh), your order is cancelled.`,
    ready: (total: string, riel: string) =>
      `Please have ${total} or ${riel} ៛ ready for the courier; change below a dollar is in riel.`,
  },
  receipt: {
    subject: (shop: string, order: string, total: string) =>
      `Your ${shop} receipt for order ${order}: ${total}`,
    thanks: (name: string, receiver?: string) =>
      receiver ? `Thank you, ${name}, for your order for ${receiver}.` : `Thank you for your order, ${name}.`,
    facts: (order: string, paidAt: string, transaction: string) =>
      `Order ${order}, paid ${paidAt}, transaction ${transaction}`,
    discount: (code?: string) => (code ? `Discount (${code})` : 'Discount'),
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    free: 'Free',
    tax: 'Tax (VAT 0%)',
    rounding: 'Rounding',
    total: 'Total',
    paidInRiel: (riel: string) => `paid in riel: ${riel}`,
    inRiel: (riel: string) => `about ${riel} at the rate when you paid`,
    cashFacts: (order: string) => `Order ${order}, paid in cash on delivery`,
    shipsTo: 'Ships to:',
    shippedTo: 'Delivered to:',
    arrives: ({ from, to }: { from: number; to: number }) =>
      to === 0
        ? 'It arrives on the same day.'
        : `It usually arrives ${from < to ? `${from} to ${to} working days` : workingDays(to)} after payment.`,
    pickedUpBy: 'Picked up by:',
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
    subject: (shop: string, order: string) => `Your ${shop} order ${order} is on its way`,
    left: 'Your order has left our shop.',
    leftWith: (courier: string) => `Your order has left our shop with ${courier}.`,
  },
  corrected: {
    subject: (shop: string, order: string) => `Your ${shop} order ${order}: corrected shipment`,
    text: 'We have corrected the courier or the tracking number of your order. Please go by this mail instead of earlier ones.',
  },
  cameBack: {
    subject: (shop: string, order: string) => `Your ${shop} order ${order} came back to us`,
    text: 'The courier could not hand over your parcel and brought it back to us.',
    next: (phone: string) =>
      `We call ${phone} to agree when to send it again; or you get your money back. You need not order again.`,
    nextUnpaid: (phone: string) =>
      `We call ${phone} to agree when to bring it again. You need not order again, and pay when it arrives.`,
    tellUs:
      'If that number or your address is no longer right, or you want to tell us first, answer this mail with the order number.',
  },
  sentAgain: {
    subject: (shop: string, order: string) => `Your ${shop} order ${order} is being sent again`,
    text: 'We are packing your order to send it again. You get another mail when it leaves our shop.',
  },
  pickUp: {
    subject: (shop: string, order: string) => `Your ${shop} order ${order} is ready to pick up`,
    ready: 'Your order is ready. Please come to our shop for it, and bring the order number.',
    done: (shop: string, order: string) => `You have picked up your ${shop} order ${order}`,
    enjoy: 'You have picked up your order. We hope that you enjoy it.',
    pay: (total: string, riel: string) =>
      `You pay ${total} or ${riel} ៛ at the shop; we call you to confirm.`,
    payNow: (total: string, riel: string) => `You pay ${total} or ${riel} ៛ at the shop.`,
    next: 'We email you when it is ready to pick up.',
  },
  returns: {
    requested: {
      subject: (shop: string, order: string) => `Your return of ${shop} order ${order}`,
      text: 'We have got your wish to return something. We look at it and answer you by email.',
    },
    accepted: {
      subject: (shop: string, order: string) => `Your return of ${shop} order ${order} is accepted`,
      text: 'We accept your return.',
    },
    refused: {
      subject: (shop: string, order: string) => `Your return of ${shop} order ${order} was not accepted`,
      text: 'We cannot accept your return.',
    },
    withdrawn: {
      subject: (shop: string, order: string) => `Your return of ${shop} order ${order} is withdrawn`,
      text: 'You have withdrawn your return. You need not do anything.',
    },
    arrived: {
      subject: (shop: string, order: string) => `Your return of ${shop} order ${order} has arrived`,
      text: 'What you sent back has arrived at our shop. We look at it, and you hear from us again.',
    },
    closed: {
      subject: (shop: string, order: string) => `Your return of ${shop} order ${order} is done`,
      text: 'Your return is done.',
    },
    next: {
      label: 'Please put the label on the parcel and hand it to the courier.',
      pick_up: 'We have it picked up at your address, and call you before.',
    },
    says: (message: string) => `The shop says: ${message}`,
    comesBack: 'Return',
    label: 'Label',
  },
  delivered: {
    subject: (shop: string, order: string) => `Your ${shop} order ${order} was delivered`,
    text: 'Your order was delivered. We hope that you enjoy it.',
  },
  cancelled: {
    subject: (shop: string, order: string) => `Your ${shop} order ${order} was cancelled`,
    expired: 'Your order was cancelled, since it was not paid in time.',
    cancelled: 'Your order was cancelled.',
    inReview:
      'The bank could not tell us in time whether you have paid, so your order was cancelled. If your money has come, we give it back or send you what you ordered.',
    writeUs: 'If you have paid, do not pay again: answer this mail with the order number.',
    refused: 'Your order was not accepted at the door, so it was cancelled.',
    unconfirmed: 'We could not reach you by phone to confirm your order, so it was cancelled.',
    again: 'You are welcome to order again at any time.',
    ifPaid:
      'If you have paid all the same, answer this mail with the order number. You are welcome to order again at any time.',
  },
  refunded: {
    subject: (shop: string, order: string, total: string) =>
      `Your ${shop} order ${order} was refunded: ${total}`,
    partSubject: (shop: string, order: string, total: string) =>
      `A part of your ${shop} order ${order} was refunded: ${total}`,
    text: (total: string) => `We have given ${total} back to you.`,
    promised: (total: string) => `We give ${total} back to you.`,
    inRiel: (rate: string) => `It comes in riel, at the rate of your order: ${rate} ៛ for a dollar.`,
    byHand:
      'Our staff send it by hand, which takes a while. If it does not come, write to us with the order number.',
  },
  productAlerts: {
    confirmSubject: (product: string) => `Shall we tell you about ${product}?`,
    askedBack: (product: string) =>
      `Somebody has asked us to tell this address when ${product} is back in stock.`,
    askedLess: (product: string) => `Somebody has asked us to tell this address when ${product} costs less.`,
    confirm: 'Yes, tell me',
    within: 'The link works for seven days.',
    ignore: 'If it was not you, ignore this mail: we send no other.',
    isBack: (product: string) => `${product} is back in stock`,
    costsLess: (product: string, price: string) => `${product} now costs ${price}`,
    see: 'See the product',
    once: 'You have asked for this one mail. We send no other about it.',
    end: 'No more mails about this product',
  },
  questions: {
    subject: (product: string) => `Your question about ${product}`,
    asked: 'You have asked:',
    answer: 'We answer:',
    see: 'See the product',
  },
  alerts: {
    one: (shop: string, alert: string) => `${shop}: ${alert}`,
    some: (shop: string, count: number) => `${shop}: ${count} alerts`,
    paid: (order: string, total: string) => `Order ${order} was paid: ${total}`,
    toConfirm: (order: string, total: string) =>
      `Order ${order} for cash is to be confirmed by phone: ${total}`,
    paidToPack: (order: string) => `Order ${order} is to be packed`,
    expired: (order: string) => `Order ${order} was not paid in time`,
    manyExpired: (count: number) => `${count} orders were not paid in time`,
    manyCancelled: (count: number) => `${count} orders were cancelled by their customers`,
    cancelled: (order: string) => `Order ${order} was cancelled`,
    refunded: (order: string) => `Order ${order} was refunded`,
    returnAsked: (order: string) => `A customer wants to return something of order ${order}`,
    low: (product: string, left: number) => `${product}: only ${left} left`,
    soldOut: (product: string) => `${product} has sold out`,
    reviewed: (product: string, rating: number) =>
      `A review of ${product} waits for approval (${rating} of 5)`,
    flagged: (product: string) => `Its seller has flagged a review of ${product}`,
    asked: (product: string) => `Somebody has asked about ${product}`,
    brandsWanted: 'A seller wants brands that the shop does not have',
    mailFailed: 'A mail could not be sent',
    reportFailed: 'A report could not be made',
    eventFailed: 'A part of the shop could not handle an event',
    cannotCheck: (order: string) => `The bank cannot be asked whether order ${order} was paid`,
    inReview: (order: string) => `Nobody knows whether order ${order} was paid. Please look at the account`,
    unmatched: 'Money came that fits no payment',
    moneyWaits: 'Money has been open for more than two days',
    more: (count: number) => `And ${count} more.`,
    open: 'See all alerts',
    why: 'You get this mail, at most one every 15 minutes, because of your',
    settings: 'alert settings',
  },
};

export type Words = typeof en;
