import type { StaffRole } from '@mekong/contracts';
import { html } from './html.js';
import { layout } from './layout.js';
import { button, link as linkTo, longAddress } from './parts.js';
import type { Rendered, RenderContext } from './template.js';
import { words } from './words/index.js';

/**
 * The six-digit code that verifies an email address. Without the name, which somebody else may have signed up with: strangers
 * must not send people words of their own in the shop's mails.
 */
export function verificationCode({ shop, secret = '', language }: RenderContext): Rendered {
  const { hello, code } = words[language];
  const [enterAt, within] = code.enter;
  const address = `${shop.url}/verify-email`;
  return {
    subject: code.subject(secret, shop.name),
    text: `${hello}\n\n${code.intro} ${secret}\n\n${enterAt} ${address} ${within} ${code.ignore}\n`,
    html: layout(
      shop,
      language,
      html`<p>${hello}</p>
        <p>${code.intro}</p>
        <p style="font-size:32px;font-weight:700;letter-spacing:8px;margin:16px 0">${secret}</p>
        <p>${enterAt} ${linkTo(address)} ${within} ${code.ignore}</p>`,
    ),
  };
}

export function welcome({ shop, params, language }: RenderContext): Rendered {
  const { helloTo, welcome: text } = words[language];
  const hello = helloTo(String(params.name));
  return {
    subject: text.subject(shop.name),
    text: `${hello}\n\n${text.verified} ${text.enjoy} ${shop.url}\n`,
    html: layout(
      shop,
      language,
      html`<p>${hello}</p>
        <p>${text.verified} ${text.waiting}</p>
        ${button(shop.url, text.visit)}`,
    ),
  };
}

/** The link to set a new password; it works once, for an hour. Without the name, as for the code. */
export function passwordReset({ shop, secret, language }: RenderContext): Rendered {
  const { hello, reset } = words[language];
  const link = `${shop.url}/reset-password/${secret}`;
  return {
    subject: reset.subject(shop.name),
    text: `${hello}\n\n${reset.here}\n${link}\n\n${reset.ignore}\n`,
    html: layout(
      shop,
      language,
      html`<p>${hello}</p>
        <p>${reset.link}</p>
        ${button(link, reset.button)} ${longAddress(link)}
        <p>${reset.ignore}</p>`,
    ),
  };
}

/** The link by which somebody becomes staff; it works once, for three days. */
export function invitation({ shop, params, secret, language }: RenderContext): Rendered {
  const { hello, invitation: text } = words[language];
  const link = `${shop.url}/invitation/${secret}`;
  const asked = text.asked(shop.name, text.roles[params.role as StaffRole]);
  return {
    subject: text.subject(shop.name),
    text: `${hello}\n\n${asked} ${text.choose}\n${link}\n\n${text.within} ${text.ignore}\n`,
    html: layout(
      shop,
      language,
      html`<p>${hello}</p>
        <p>${asked} ${text.choose}</p>
        ${button(link, text.button)} ${longAddress(link)}
        <p>${text.within} ${text.ignore}</p>`,
    ),
  };
}
