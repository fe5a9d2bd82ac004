import type { EventData, Language, Money } from '@mekong/contracts';
import {
  dollars,
  html as tagged,
  type Html,
  mailWords,
  moneyGoesBack,
  orderName,
  sentenceOf,
  type MailedAlert,
} from '../mails/index.js';
import { buttonsOf, type Button, noteLines } from './buttons.js';
import type { Outgoing } from './message.js';
import { words } from './words/index.js';

export interface RenderedMessage {
  /** In Telegram's HTML. */
  text: string;
  buttons?: Button[][];
  /** The next message of its reader answers this one. */
  asksForAnswer?: boolean;
}

export interface ShopOfMessage {
  name: string;
  url: string;
}

/** Of an order with more lines the message tells how many there are. With long names a message holds 4,096 signs at most. */
const maxLines = 20;
const maxName = 100;

/** What staff are told of an alert, besides its sentence. */
interface TelegramAlert extends MailedAlert {
  orderId?: string;
  /** Of how many alerts more it tells. */
  more?: number;
  products?: { name: string; quantity: number }[];
}

/** An alert or a piece of news as its reader sees it now. */
export function renderMessage(message: Outgoing, shop: ShopOfMessage): RenderedMessage {
  const language = message.language ?? 'en';
  if (message.kind === 'news') return { text: newsOf(message, shop, language).markup };
  if (message.kind === 'reply') return replyOf(message, shop, language);
  return alertOf(message, shop, language);
}

function alertOf(message: Outgoing, shop: ShopOfMessage, language: Language): RenderedMessage {
  const alert = message.params as unknown as TelegramAlert;
  const { alerts } = mailWords[language];
  // What packers see has no price.
  const sentence =
    message.role === 'packer' && alert.what === 'order.paid'
      ? alerts.paidToPack(alert.order ?? '')
      : sentenceOf(alert, alerts);
  const products = alert.products ?? [];
  const lines = products
    .slice(0, maxLines)
    .map(({ name, quantity }) => tagged`\n${quantity} × ${name.slice(0, maxName)}`);
  const rest = products.length > maxLines ? [tagged`\n${alerts.more(products.length - maxLines)}`] : [];
  const more = alert.more ? [tagged`\n${alerts.more(alert.more)}`] : [];
  const notes = noteLines(message, language).map((line) => tagged`\n<i>${line}</i>`);
  const path = alert.orderId ? `view-all-orders/${alert.orderId}` : 'notifications';
  const link = tagged`\n<a href="${`${shop.url}/seller-dashboard/${path}`}">${shop.name}</a>`;
  const text = tagged`<b>${sentence}</b>${lines}${rest}${more}${notes}${link}`;
  return { text: text.markup, buttons: buttonsOf(message, language) };
}

type Order = EventData<'order.shipped.v1'> &
  EventData<'order.paid.v1'> & { phone_number: string; amount?: Money; reason: string; in_review?: true };

/** What a customer is told of an order: what the mail of it says at its top. */
function newsOf({ what, params }: Outgoing, shop: ShopOfMessage, language: Language): Html {
  const order = params as unknown as Order;
  const name = orderName(order);
  const mail = mailWords[language];
  const titled = (title: string, ...sentences: string[]) =>
    tagged`<b>${title}</b>${sentences.map((sentence) => tagged`\n${sentence}`)}`;
  // That it has gone out already its title says.
  const goesBack = (money: Money) =>
    (order.method ?? 'demo') === 'demo' ? [] : moneyGoesBack(order, dollars(money), language);
  switch (what) {
    case 'paid':
      return titled(words[language].paid(shop.name, name, dollars(order.total)));
    case 'shipped':
      return tagged`${titled(
        mail.shipped.subject(shop.name, name),
        order.courier ? mail.shipped.leftWith(order.courier) : mail.shipped.left,
      )}${parcelOf(order, language)}`;
    case 'corrected':
      return tagged`${titled(mail.corrected.subject(shop.name, name), order.courier ?? '')}${parcelOf(order, language)}`;
    case 'came-back': {
      const next = order.method === 'cod' ? mail.cameBack.nextUnpaid : mail.cameBack.next;
      return titled(mail.cameBack.subject(shop.name, name), mail.cameBack.text, next(order.phone_number));
    }
    case 'sent-again':
      return titled(mail.sentAgain.subject(shop.name, name));
    case 'delivered':
      return titled(mail.delivered.subject(shop.name, name), mail.delivered.text);
    case 'cancelled':
      return titled(
        mail.cancelled.subject(shop.name, name),
        mail.cancelled[order.in_review ? 'inReview' : reasonOf(order)],
      );
    case 'partly-refunded':
      return titled(
        mail.refunded.partSubject(shop.name, name, dollars(order.amount!)),
        ...goesBack(order.amount!),
      );
    default:
      return titled(mail.refunded.subject(shop.name, name, dollars(order.total)), ...goesBack(order.total));
  }
}

const reasonOf = ({ reason }: Order) => reason as EventData<'order.cancelled.v1'>['reason'];

function parcelOf(order: Order, language: Language): Html[] {
  const { trackingNumber, follow } = mailWords[language].order;
  const { tracking_number: number, tracking_url: url } = order;
  return [
    ...(number ? [tagged`\n${trackingNumber}: <code>${number}</code>`] : []),
    ...(url ? [tagged`\n<a href="${url}">${follow}</a>`] : []),
  ];
}

function replyOf({ what, params }: Outgoing, shop: ShopOfMessage, language: Language): RenderedMessage {
  const text = words[params.language === 'km' ? 'km' : language];
  const say = (sentence: string, more?: Partial<RenderedMessage>) => ({
    text: tagged`${sentence}`.markup,
    ...more,
  });
  switch (what) {
    case 'connected':
      return say(text.connected(params.name as string, shop.name));
    case 'number':
      return say(text.number(params.courier as string, params.order as string), { asksForAnswer: true });
    case 'said':
      return say(params.text as string);
    case 'help':
      return say(text.help(shop.name, `${shop.url}/account`));
    default:
      return say(
        text[what as 'stopped' | 'ended' | 'nothingToStop' | 'wrongCode' | 'tooManyCodes' | 'helpConnected'],
      );
  }
}
