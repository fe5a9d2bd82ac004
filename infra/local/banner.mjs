import { demoAccounts } from './demo-accounts.mjs';

/** The text to print when the shop runs: its addresses and the demo accounts. */
export function banner({ publicUrl, hasMailbox, hasBank, hasDemoAccounts }) {
  const places = [
    ['Shop', publicUrl],
    ['Dashboard', `${publicUrl}/seller-dashboard/products`],
    ...(hasMailbox ? [['Mailbox', `${publicUrl}/dev/mailbox`]] : []),
    ...(hasBank ? [['Bank', `${publicUrl}/dev/bank`]] : []),
    ['API', `${publicUrl}/api/docs`],
  ];
  const accounts = Object.entries(demoAccounts).map(([role, { email, password }]) => [
    capitalised(role),
    `${email.padEnd(24)}  ${password}`,
  ]);
  const lines = hasDemoAccounts ? [...places, ['', ''], ...accounts] : places;
  const rows = lines.map(([name, text]) => `  ${name.padEnd(10)} ${text}`.trimEnd());
  return ['', 'Mekong Gear is open.', '', ...rows, '', 'Ctrl-C closes it.', ''].join('\n');
}

function capitalised(word) {
  return word[0].toUpperCase() + word.slice(1);
}
