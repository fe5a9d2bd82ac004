import type { Language, ShopLook } from '@mekong/contracts';
import { contactHtml, footerOf } from './contact.js';
import { html, type Html } from './html.js';
import { colours } from './parts.js';
import type { RenderContext } from './template.js';

/** The frame of every mail: one column that phones and old mail programs show alike. */
export function layout(shop: RenderContext['shop'], language: Language, body: Html): string {
  const { name, url, facts, look } = shop;
  const markup = html`<!doctype html>
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
                    ${logoHtml(shop)}${name}
                  </td>
                </tr>
                <tr>
                  <td style="padding:16px 28px 28px;font-size:15px;line-height:1.6">${body}</td>
                </tr>
              </table>
              <p style="font-size:12px;color:${colours.muted}">
                ${name} ·
                <a href="${url}" style="color:${colours.muted}">${url}</a
                >${contactHtml(facts, language)}${footerHtml(look, language)}
              </p>
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup;
  return inColoursOf(look, markup);
}

/** Mail programs load it from the shop; its name stands beside it for whoever sees no images. */
const logoHtml = ({ url, look }: RenderContext['shop']) =>
  look?.logo
    ? html`<img
        src="${url}${look.logo.replace('.webp', '-96.webp')}"
        width="32"
        height="32"
        alt=""
        style="vertical-align:middle;margin-right:10px;border-radius:6px;object-fit:contain;background:#ffffff"
      />`
    : '';

const footerHtml = (look: ShopLook | undefined, language: Language): Html[] =>
  footerOf(look, language)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => html`<br />${line}`);

/** With the shop's own colours where the templates have the usual ones. */
function inColoursOf(look: ShopLook | undefined, markup: string): string {
  const { brand_color: brand, accent_color: accent } = look ?? {};
  const branded = brand ? markup.replaceAll(colours.brand, brand).replaceAll(colours.link, brand) : markup;
  return accent ? branded.replaceAll(colours.accent, accent) : branded;
}
