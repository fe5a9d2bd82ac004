/** What the bot says, in English; the news themselves have the words of mails. */
export const en = {
  connected: (name: string, shop: string) =>
    `This chat is connected to ${name}'s account at ${shop}. Send /stop to disconnect it.`,
  stopped: 'This chat is disconnected. Nothing of the shop comes here any more.',
  ended: 'This chat is disconnected, since the account was closed to it. It can be connected again.',
  nothingToStop: 'This chat is not connected to an account.',
  wrongCode:
    'This code is wrong, was used before, or is older than 15 minutes. Your account page gives you a new one.',
  tooManyCodes: 'There were too many codes. Please try again in an hour.',
  help: (shop: string, url: string) =>
    `This is the bot of ${shop}. To connect it, log in at ${url}, press "Connect Telegram" on your account page, and send the code here: /start CODE`,
  helpConnected: 'Send /stop to disconnect this chat.',
  paid: (shop: string, order: string, total: string) =>
    `Your ${shop} order ${order} is paid: ${total}. Thank you!`,
  confirm: 'Confirm',
  pack: 'Packed',
  ship: 'Shipped',
  done: {
    confirm: (who: string, time: string) => `Confirmed by ${who}, ${time}`,
    pack: (who: string, time: string) => `Packed by ${who}, ${time}`,
    ship: (who: string, time: string) => `Shipped by ${who}, ${time}`,
  },
  somebody: 'the shop',
  orderIsOver: 'This order is over.',
  before: {
    confirm: (who: string, time: string) => `${who} has confirmed this already, ${time}.`,
    pack: (who: string, time: string) => `${who} has packed this already, ${time}.`,
    ship: (who: string, time: string) => `${who} has shipped this already, ${time}.`,
  },
  chooseCourier: 'With whom does it leave?',
  number: (courier: string, order: string) =>
    `Answer this message with the tracking number of ${courier} for order ${order}.`,
  notAllowed: 'You may not do this.',
  notNow: 'This cannot be done now. Please look at the order in the dashboard.',
  refused: {
    CONFIRM_BY_PHONE_FIRST: 'Its customer has to be called first: press Confirm then.',
    NOT_CASH_ON_DELIVERY: 'This order is not paid in cash on delivery.',
    NOT_FOUND: 'There is no such order, or it is not yours to change.',
    WRONG_STATUS: 'The order has gone on: this is not possible any more.',
    FORBIDDEN: 'You may not do this.',
  } as Record<string, string>,
};

export type Words = typeof en;
