import type { Language } from '@mekong/contracts';
import { contactHtml } from './contact.js';
import { html, type Html } from './html.js';
import type { RenderContext } from './template.js';

/** The frame of every mail: one column that phones and old mail programs show alike. */
export function layout({ name, url, facts }: RenderContext['shop'], language: Language, body: Html): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
      </head>
      <body
        style="margin:0;background:#f4f5f7;font-family:'Noto Sans Khmer','Segoe UI',Helvetica,Arial,sans-serif;color:#1c2733"
      >
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="560"
                cellpadding="0"
                cellspacing="0"
                style="max-width:560px;width:100%;background:#ffffff;border-radius:12px"
              >
                <tr>
                  <td style="padding:24px 28px 0;font-size:18px;font-weight:700;color:#0b5d6b">${name}</td>
                </tr>
                <tr>
                  <td style="padding:12px 28px 28px;font-size:15px;line-height:1.6">${body}</td>
                </tr>
              </table>
              <p style="font-size:12px;color:#5b6774">
                ${name} · <a href="${url}" style="color:#5b6774">${url}</a>${contactHtml(facts, language)}
              </p>
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup;
}
