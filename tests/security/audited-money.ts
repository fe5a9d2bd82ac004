import { query, waitFor } from '@mekong/testing';
import { actsOnCash } from './audited-cash.js';
import { admin, type Act } from './audited-things.js';
import type { Stage } from './attack-stage.js';

/** Money that fits no payment, as a bank that tells of an unknown code leaves it: of so many cents. */
async function someMoney(stage: Stage, cents = 500): Promise<string> {
  const [row] = await query(
    stage.shop.databases.payments!,
    `WITH new AS (
       INSERT INTO evidence (provider, transaction_id, kind, currency, minor, at)
       VALUES ('khqr', gen_random_uuid()::text, 'payment', 'USD', $1, now()) RETURNING id)
     INSERT INTO evidence_to_post SELECT id FROM new RETURNING evidence_id AS id`,
    [cents],
  );
  const id = String(row!.id);
  const isOpen = async () =>
    (await admin(stage).call('GET', '/api/admin/money/unmatched')).body.unmatched.some(
      (money: { id: string }) => money.id === id,
    );
  await waitFor(isOpen, { what: 'the money to be booked' });
  return id;
}

/** An order that waits for a bank, and money of exactly its amount. */
async function moneyForOrder(stage: Stage): Promise<{ id: string; orderId: string }> {
  const orderId = await stage.unpaidOrderOf(await stage.customer());
  const toKhqr = `UPDATE payments SET method = 'khqr' WHERE order_id = $1 RETURNING amount_cents AS cents`;
  const cents = await waitFor(
    async () => (await query(stage.shop.databases.payments!, toKhqr, [orderId]))[0]?.cents,
    { what: 'the payment of the order' },
  );
  return { id: await someMoney(stage, Number(cents)), orderId };
}

const onMoney = (stage: Stage, id: string, how: string, body: object) =>
  admin(stage).call('POST', `/api/admin/money/evidence/${id}/${how}`, body);

/** The acts by which people decide about money that fits no payment, and about cash. */
export const actsOnMoney: Record<string, Act> = {
  ...actsOnCash,
  'POST /api/admin/money/evidence/{id}/attach': [
    'money.attached',
    async (stage) => {
      const { id, orderId } = await moneyForOrder(stage);
      return onMoney(stage, id, 'attach', { order_id: orderId });
    },
  ],
  'POST /api/admin/money/evidence/{id}/give-back': [
    'money.given-back',
    async (stage) => {
      const id = await someMoney(stage);
      return onMoney(stage, id, 'give-back', { reference: `FT-${id}`, reason: 'nobody knows it' });
    },
  ],
  'POST /api/admin/money/evidence/{id}/write-off': [
    'money.written-off',
    async (stage) => onMoney(stage, await someMoney(stage), 'write-off', { reason: 'too small' }),
  ],
  'POST /api/admin/money/statements/{id}/commit': [
    'money.statement-taken',
    async (stage) => {
      const text = `Date,Reference,Amount\n2026-01-31,FT${Date.now()},$5.00\n`;
      const form = new FormData();
      form.set('csv', new Blob([text]), 'bank.csv');
      const read = await admin(stage).call('POST', '/api/admin/money/statements', form);
      return admin(stage).call('POST', `/api/admin/money/statements/${read.body.statement.id}/commit`);
    },
  ],
  'POST /api/admin/money/give-backs/{id}/sent': [
    'money.refund-sent',
    async (stage) => {
      const [row] = await query(
        stage.shop.databases.payments!,
        `WITH promise AS (INSERT INTO journals (at, kind) VALUES (now(), 'refund') RETURNING id)
         INSERT INTO journal_lines SELECT id, account, 'USD', minor
         FROM promise, (VALUES ('sales', 500), ('to-give-back', -500)) AS line (account, minor)
         RETURNING journal_id AS id`,
      );
      const id = String(row!.id);
      const body = { reference: `FT-${id}-back` };
      return admin(stage).call('POST', `/api/admin/money/give-backs/${id}-USD/sent`, body);
    },
  ],
  'POST /api/admin/money/days/{day}': [
    'money.day-closed',
    // Before there was any money.
    (stage) => admin(stage).call('POST', '/api/admin/money/days/2026-01-01', { counted: [] }),
  ],
};
