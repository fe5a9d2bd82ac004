import type { MailboxMessage } from './mailbox-message.entity.js';
import { html, Html } from './templates/html.js';
import { colours } from './templates/parts.js';

const style = `body{margin:0;font:15px/1.5 'Noto Sans Khmer','Segoe UI',system-ui,sans-serif;color:${colours.text};background:${colours.page}}
main{max-width:860px;margin:0 auto;padding:24px 16px}h1{font-size:22px}a{color:${colours.link}}
ul{list-style:none;margin:0;padding:0;background:#fff;border-radius:12px;overflow:hidden}
li a{display:grid;gap:2px;padding:14px 18px;border-bottom:1px solid ${colours.line};text-decoration:none;color:inherit}
li a:hover,li a:focus-visible{background:#eef6f7}small{color:${colours.muted}}strong,small{overflow-wrap:anywhere}
iframe{width:100%;height:70vh;border:0;border-radius:12px;background:#fff}form{margin:0 0 16px;display:flex;gap:8px;flex-wrap:wrap}
input{flex:1;min-width:180px;padding:9px 12px;border:1px solid #b9c2cc;border-radius:8px;font:inherit}
button{padding:9px 16px;border:0;border-radius:8px;background:${colours.brand};color:#fff;font:inherit}`;

function page(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`.markup;
}

const time = (message: MailboxMessage) => message.createdAt.toISOString().replace('T', ' ').slice(0, 19);

export function listPage(shopName: string, messages: MailboxMessage[], to = ''): string {
  const items = messages.map(
    (message) =>
      html`<li>
        <a href="/dev/mailbox/${message.id}"
          ><strong>${message.subject}</strong> <small>to ${message.to} · ${time(message)} UTC</small></a
        >
      </li>`,
  );
  return page(
    `Mailbox · ${shopName}`,
    html`<h1>Mailbox</h1>
      <p>Every mail that ${shopName} would send, newest first. <a href="/">To the shop</a></p>
      <form method="get" action="/dev/mailbox">
        <input
          name="to"
          type="search"
          aria-label="Address"
          placeholder="Only mails to this address"
          value="${to}"
        /><button>Filter</button>
      </form>
      ${
        messages.length
          ? html`<ul>
              ${items}
            </ul>`
          : html`<p>No mail yet.</p>`
      }`,
  );
}

/** The mail is shown in a sandbox, without the rights of the mailbox page. */
export function messagePage(message: MailboxMessage): string {
  const content = message.html.replace('<head>', '<head><base target="_top">');
  return page(
    message.subject,
    html`<p><a href="/dev/mailbox">All mails</a></p>
      <h1>${message.subject}</h1>
      <p><small>to ${message.to} · ${time(message)} UTC</small></p>
      <iframe
        title="The mail"
        sandbox="allow-top-navigation-by-user-activation"
        srcdoc="${content}"
      ></iframe>`,
  );
}
