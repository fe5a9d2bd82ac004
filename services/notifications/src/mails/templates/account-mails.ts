import { html } from './html.js';
import { layout } from './layout.js';
import type { Rendered, RenderContext } from './template.js';

/**
 * The six-digit code that verifies an email address. Without the name, which somebody else may have signed up with: strangers
 * must not send people words of their own in the shop's mails.
 */
export function verificationCode({ shop, secret }: RenderContext): Rendered {
  return {
    subject: `${secret} is your ${shop.name} verification code`,
    text: `Hello,\n\nYour verification code is ${secret}\n\nEnter it at ${shop.url}/verify-email within 15 minutes. If you did not sign up, ignore this mail.\n`,
    html: layout(
      shop.name,
      shop.url,
      html`<p>Hello,</p>
        <p>Your verification code is</p>
        <p style="font-size:32px;font-weight:700;letter-spacing:8px;margin:16px 0">${secret}</p>
        <p>
          Enter it at <a href="${shop.url}/verify-email">${shop.url}/verify-email</a> within 15 minutes. If
          you did not sign up, ignore this mail.
        </p>`,
    ),
  };
}

export function welcome({ shop, params }: RenderContext): Rendered {
  const name = String(params.name);
  return {
    subject: `Welcome to ${shop.name}`,
    text: `Hello ${name},\n\nYour email is verified. Enjoy the shop: ${shop.url}\n`,
    html: layout(
      shop.name,
      shop.url,
      html`<p>Hello ${name},</p>
        <p>
          Your email is verified. Mice, mousepads, keyboards, headphones and monitors are waiting for you.
        </p>
        <p>
          <a
            href="${shop.url}"
            style="display:inline-block;background:#0b5d6b;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none"
            >Visit the shop</a
          >
        </p>`,
    ),
  };
}

/** The link to set a new password; it works once, for an hour. Without the name, as for the code. */
export function passwordReset({ shop, secret }: RenderContext): Rendered {
  const link = `${shop.url}/reset-password/${secret}`;
  return {
    subject: `Reset your ${shop.name} password`,
    text: `Hello,\n\nSet a new password here (within one hour, once):\n${link}\n\nIf you did not ask for this, ignore this mail: your password stays as it is.\n`,
    html: layout(
      shop.name,
      shop.url,
      html`<p>Hello,</p>
        <p>Set a new password with this link. It works once, within one hour.</p>
        <p>
          <a
            href="${link}"
            style="display:inline-block;background:#0b5d6b;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none"
            >Set a new password</a
          >
        </p>
        <p style="word-break:break-all;font-size:13px">${link}</p>
        <p>If you did not ask for this, ignore this mail: your password stays as it is.</p>`,
    ),
  };
}
