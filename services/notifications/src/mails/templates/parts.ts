import { html, type Html } from './html.js';

/** The colours of the storefront by day (`frontend/src/app/tokens.css`); mail programs know no variables. */
export const colours = {
  page: '#f5f7f6',
  text: '#14262a',
  muted: '#526468',
  line: '#dde6e4',
  brand: '#0e4a54',
  link: '#0b5561',
  accent: '#f2b441',
};

const buttonStyle = `display:inline-block;background:${colours.brand};color:#ffffff;padding:12px 20px;border-radius:10px;font-weight:600;text-decoration:none`;

/** The one thing to do in a mail. */
export const button = (href: string, text: string): Html =>
  html`<p><a href="${href}" style="${buttonStyle}">${text}</a></p>`;

export const link = (href: string, text = href): Html =>
  html`<a href="${href}" style="color:${colours.link}">${text}</a>`;

/** The address of a button, for whoever cannot click it. */
export const longAddress = (address: string): Html =>
  html`<p style="word-break:break-all;font-size:13px">${address}</p>`;

export const small = (text: string | Html): Html =>
  html`<p style="font-size:13px;color:${colours.muted}">${text}</p>`;

export interface TableRow {
  label: string;
  value: string | Html;
  /** The one that counts, such as the total. */
  isBold?: boolean;
}

/** Labels at the left, values at the right; below them what is to be said of the last one. */
export const table = (rows: TableRow[], notes: string[] = []): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px">
    ${rows.map(factRow)}${notes.map(noteRow)}
  </table>`;

function factRow({ label, value, isBold }: TableRow): Html {
  const cell = `padding:8px 0;border-bottom:1px solid ${colours.line}${isBold ? ';font-weight:700' : ''}`;
  return html`<tr>
    <td style="${cell};padding-right:16px">${label}</td>
    <td align="right" style="${cell};overflow-wrap:anywhere">${value}</td>
  </tr>`;
}

const noteRow = (note: string): Html =>
  html`<tr>
    <td colspan="2" align="right" style="padding:6px 0;font-size:13px;color:${colours.muted}">${note}</td>
  </tr>`;
