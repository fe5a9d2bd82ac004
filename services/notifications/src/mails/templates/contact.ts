import type { Language, ShopFacts, ShopLook } from '@mekong/contracts';
import { html, type Html } from './html.js';
import { colours } from './parts.js';

interface Part {
  text: string;
  /** Where a click leads. */
  href?: string;
}

/** Where the shop is and when it is open, and below that how to call and write to it; what is empty is left out. */
function linesOf(facts: ShopFacts | undefined, language: Language): Part[][] {
  if (!facts) return [];
  const { phone, telegram, messenger = '' } = facts;
  const [address, hours] =
    language === 'km' ? [facts.address_km, facts.hours_km] : [facts.address, facts.hours];
  const place = [{ text: address }, { text: hours }];
  const ways = [
    { text: phone, href: `tel:${phone.replaceAll(' ', '')}` },
    { text: telegram && `Telegram @${telegram}`, href: `https://t.me/${telegram}` },
    { text: messenger && `Messenger ${messenger}`, href: `https://m.me/${messenger}` },
  ];
  return [place, ways]
    .map((line) => line.filter(({ text }) => text !== ''))
    .filter((line) => line.length > 0);
}

const partHtml = ({ text, href }: Part) =>
  href ? html`<a href="${href}" style="color:${colours.muted}">${text}</a>` : html`${text}`;

/** How to reach the shop, a line break before each line. */
export const contactHtml = (facts: ShopFacts | undefined, language: Language): Html[] =>
  linesOf(facts, language).map(
    (line) => html`<br />${line.map((part, place) => html`${place > 0 ? ' · ' : ''}${partHtml(part)}`)}`,
  );

/** The same as plain text. */
export const contactText = (facts: ShopFacts | undefined, language: Language): string =>
  linesOf(facts, language)
    .map((line) => `${line.map(({ text }) => text).join(' · ')}\n`)
    .join('');

/** What the shop has written under its mails; '' for nothing. In the one language where it has not in the other. */
export const footerOf = (look: ShopLook | undefined, language: Language): string => {
  if (!look) return '';
  const { mail_footer: english, mail_footer_km: khmer } = look;
  return language === 'km' ? khmer || english : english || khmer;
};
