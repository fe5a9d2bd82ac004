import { moods } from './moods.mjs';
import { ways } from './pay-code.mjs';

const style = `:root{color-scheme:light dark;--text:#14262a;--muted:#526468;--page:#f4f7f7;--card:#fff;--line:#c9d4d3;--brand:#0d5c63;--on-brand:#fff;--bad:#a3171f}
@media(prefers-color-scheme:dark){:root{--text:#e6eeee;--muted:#a3b5b8;--page:#0f1b1d;--card:#17272a;--line:#3a4d51;--brand:#7fd1d6;--on-brand:#0f1b1d;--bad:#ff9a9a}}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 'Noto Sans Khmer','Segoe UI',system-ui,sans-serif;color:var(--text);background:var(--page)}
main{max-width:860px;margin:0 auto;padding:24px 16px 48px}h1{font-size:1.5rem;margin:0 0 4px}h2{font-size:1.15rem;margin:0 0 12px}
a{color:var(--brand)}p{margin:0 0 12px}.muted{color:var(--muted)}
section{margin:16px 0;padding:18px;border:1px solid var(--line);border-radius:12px;background:var(--card)}
form{display:grid;gap:12px}label{display:grid;gap:4px;font-weight:600}
textarea,select{width:100%;padding:10px 12px;border:1px solid var(--muted);border-radius:8px;background:var(--page);color:inherit;font:inherit;font-weight:400}
textarea{min-height:6.5em;font-family:ui-monospace,monospace;font-size:.875rem;overflow-wrap:anywhere}
button{justify-self:start;min-height:44px;padding:9px 18px;border:1px solid var(--brand);border-radius:8px;background:var(--brand);color:var(--on-brand);font:inherit;font-weight:600;cursor:pointer}
.waiting{display:flex;flex-wrap:wrap;gap:8px}.waiting[hidden]{display:none}.waiting button{background:none;color:var(--brand)}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.said,.refused{padding:10px 14px;border:2px solid var(--brand);border-radius:8px;font-weight:600;overflow-wrap:anywhere}.refused{border-color:var(--bad);color:var(--bad)}
.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse;font-size:.875rem}th,td{padding:6px 10px 6px 0;border-top:1px solid var(--line);text-align:start;vertical-align:top}
td{white-space:nowrap}td.asked{white-space:normal;overflow-wrap:anywhere;min-width:14em;font-family:ui-monospace,monospace;font-size:.8rem}`;

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text) => String(text).replace(/[&<>"']/g, (sign) => escapes[sign]);

/** `21.99 USD` or `90000 KHR`. */
const amountOf = ({ currency, minor }) =>
  currency === 'USD' ? `${(minor / 100).toFixed(2)} USD` : `${minor} KHR`;

const time = (at) => new Date(at).toISOString().replace('T', ' ').slice(0, 19);

/** What has just been done, by the page's address; an empty text where it is nothing. */
export function saidOf(bank, query) {
  const paid = bank.book.find(({ hash }) => hash === query.get('paid'));
  if (paid)
    return `Paid: ${amountOf(paid)} to ${paid.toAccountId}${paid.description && ` for ${paid.description}`}.`;
  const mood = query.get('mood') ?? '';
  return Object.hasOwn(moods, mood) ? `The bank is now: ${moods[mood].words}.` : '';
}

/**
 * The page on which a person pays a code as a bank's app would, and makes the bank fail.
 *
 * @param {import('./server.mjs').Bank} bank
 * @param {{ said?: string, refused?: string, payload?: string, how?: string }} shown
 */
export function bankPage(bank, { said = '', refused = '', payload = '', how = 'full' }) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bank</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style>
<script type="module" src="/dev/bank/waiting-payments.js"></script></head>
<body><main><h1>Bank</h1>
<p>A play bank in place of Bakong: no money moves. <a href="/">To the shop</a></p>
${said && `<p class="said" role="status">${escaped(said)}</p>`}
${payForm({ refused, payload, how })}
${moodForm(bank)}
${paidTable(bank.book.latest(10))}
${askedTable(bank.asked.all)}
</main></body></html>`;
}

const options = (all, chosen) =>
  Object.entries(all)
    .map(
      ([key, words]) =>
        `<option value="${key}"${key === chosen ? ' selected' : ''}>${escaped(words)}</option>`,
    )
    .join('');

function payForm({ refused, payload, how }) {
  return `<section aria-labelledby="pay"><h2 id="pay">Pay a KHQR</h2>
<form method="post" action="/dev/bank/pay">
<div id="waiting" class="waiting" role="group" aria-label="Payments that wait" hidden></div>
<label>Text of the code<textarea name="payload" required spellcheck="false" autocomplete="off"
${refused && 'aria-invalid="true" aria-describedby="refused"'}>${escaped(payload)}</textarea></label>
${refused && `<p class="refused" id="refused" role="alert">${escaped(refused)}</p>`}
<label>How<select name="how">${options(ways, how)}</select></label>
<button>Pay</button></form></section>`;
}

function moodForm({ mood, day }) {
  const words = Object.fromEntries(Object.entries(moods).map(([key, { words: text }]) => [key, text]));
  return `<section aria-labelledby="mood"><h2 id="mood">How the bank is</h2>
<form method="post" action="/dev/bank/mood">
<label>It answers the shop<select name="mood">${options(words, mood)}</select></label>
<p class="muted">${day.calls} of ${day.limit} calls of today are used. Normal begins a new day.</p>
<button>Change</button></form></section>`;
}

function paidTable(payments) {
  if (payments.length === 0) return '';
  const rows = payments.map(
    (payment) =>
      `<tr><td>${time(payment.createdDateMs)}</td><td>${amountOf(payment)}</td><td>${escaped(payment.toAccountId)}</td>` +
      `<td>${escaped(payment.description)}</td><td>${payment.hash.slice(0, 8)}</td></tr>`,
  );
  return `<section aria-labelledby="paid"><h2 id="paid">Paid</h2><div class="scroll" tabindex="0" role="group" aria-labelledby="paid">
<table><thead><tr><th>Time (UTC)</th><th>Amount</th><th>To</th><th>For</th><th>Hash</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div></section>`;
}

function askedTable(asked) {
  const rows = asked
    .slice(0, 20)
    .map(
      (line) =>
        `<tr><td>${time(line.at)}</td><td>${escaped(line.path)}</td><td class="asked">${escaped(line.asked)}</td>` +
        `<td>${line.status || 'hung up'}</td><td>${line.errorCode ?? ''}</td></tr>`,
    );
  const table = `<div class="scroll" tabindex="0" role="group" aria-labelledby="asked"><table><thead><tr><th>Time (UTC)</th>
<th>Call</th><th>Asked</th><th>Status</th><th>Error code</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  return `<section aria-labelledby="asked"><h2 id="asked">What the shop asked lately</h2>
${rows.length > 0 ? table : '<p class="muted">Nothing yet.</p>'}</section>`;
}
