import type { Language } from '@mekong/contracts';
import { contactHtml } from './contact.js';
import { html, type Html } from './html.js';
import { colours } from './parts.js';
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
        style="margin:0;background:${colours.page};font-family:'Noto Sans Khmer','Segoe UI',Helvetica,Arial,sans-serif;color:${colours.text}"
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
                  <td
                    style="padding:18px 28px;background:${colours.brand};border-bottom:4px solid ${colours.accent};border-radius:12px 12px 0 0;font-size:18px;font-weight:700;color:#ffffff"
                  >
                    ${name}
                  </td>
                </tr>
                <tr>
                  <td style="padding:16px 28px 28px;font-size:15px;line-height:1.6">${body}</td>
                </tr>
              </table>
              <p style="font-size:12px;color:${colours.muted}">
                ${name} ·
                <a href="${url}" style="color:${colours.muted}">${url}</a>${contactHtml(facts, language)}
              </p>
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup;
}
