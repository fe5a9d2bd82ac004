import { anEvent, query, waitFor, type ApiAnswer } from '@mekong/testing';
import { Secret, TOTP } from 'otpauth';
import { anImage, givenBrand, givenMouse } from '../support/catalogue.js';
import type { Shopper } from '../support/shopper.js';
import { PASSWORD, anEmail, expectStatus, mark, type Stage } from './attack-stage.js';

/** What the audit log calls the act, and the act itself, of somebody who may do it. */
export type Act = [action: string, run: (stage: Stage) => Promise<ApiAnswer>];

export const newName = () => `Thing ${mark(anEmail())}`;
export const aMouse = (seller: Shopper) => givenMouse(seller, { name: newName() });
export const admin = (stage: Stage) => stage.people.admin;
export const seller = (stage: Stage) => stage.people.seller;

/** With the version that was read, as the editors send it. */
export async function changed(stage: Stage, method: 'PATCH' | 'PUT', path: string, what: string, to: object) {
  const read = (await admin(stage).call('GET', path)).body;
  return admin(stage).call(method, path, { ...(read[what] ?? read), ...to });
}

export async function aFile(field: string, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(field, await anImage(`#${mark(anEmail()).slice(0, 6)}`), 'image.png');
  return form;
}

export async function aCsv(): Promise<FormData> {
  const form = await aFile('images');
  const rows = `name,category,brand,price,stock,image\n${newName()},mouse,Tonle,9.00,3,image.png`;
  form.set('csv', new Blob([rows], { type: 'text/csv' }), 'products.csv');
  return form;
}

/** A list with what a product of the seller costs. */
export async function aPriceList(stage: Stage): Promise<FormData> {
  const sku = newName();
  await givenMouse(seller(stage), { name: newName(), sku });
  const form = new FormData();
  form.set('supplier', 'Mekong Parts');
  form.set('csv', new Blob([`SKU,Cost\n${sku},3.20`], { type: 'text/csv' }), 'list.csv');
  return form;
}

export async function aBatch(stage: Stage, isCommitted: boolean): Promise<string> {
  const { id } = expectStatus(await seller(stage).call('POST', '/api/products/batches', await aCsv()), 201)
    .body.batch;
  if (!isCommitted) return id;
  expectStatus(await seller(stage).call('POST', `/api/products/batches/${id}/commit`), 202);
  const isDone = async () =>
    (await seller(stage).call('GET', `/api/products/batches/${id}`)).body.batch.uploaded === 1;
  await waitFor(isDone, { what: 'the upload' });
  return id;
}

export async function aBrand(stage: Stage): Promise<number> {
  const name = newName();
  await givenBrand(admin(stage), name);
  const { brands } = (await admin(stage).call('GET', '/api/brands')).body;
  return brands.find((brand: { name: string }) => brand.name === name).id;
}

export async function anImageHash(stage: Stage): Promise<string> {
  const { body } = await seller(stage).call('POST', '/api/admin/images', await aFile('images'));
  return body.results[0].image.hash;
}

/** A sale that begins in an hour, of one cent. */
export const saleFields = () => ({
  amount_off_cents: 1,
  target: 'all',
  begins_at: new Date(Date.now() + 3_600_000).toISOString(),
  ends_at: new Date(Date.now() + 7_200_000).toISOString(),
});

export async function aSale(stage: Stage): Promise<string> {
  return (await admin(stage).call('POST', '/api/admin/sales', saleFields())).body.sale.id;
}

export async function synonyms(stage: Stage): Promise<string> {
  const words = [newName(), newName()];
  return (await admin(stage).call('POST', '/api/admin/synonyms', { words })).body.group.id;
}

export async function aPaidOrder(stage: Stage): Promise<string> {
  return stage.paidOrderOf(await stage.customer());
}

export async function aShippedOrder(stage: Stage): Promise<string> {
  const id = await aPaidOrder(stage);
  const body = { courier: 'Own delivery', orders: [{ id }] };
  expectStatus(await stage.people.packer.call('POST', '/api/admin/orders/ship', body), 200);
  return id;
}

export function comesBack(stage: Stage, id: string): Promise<ApiAnswer> {
  const back = { reason: 'Nobody was at home', restock: false };
  return stage.people.packer.call('POST', `/api/admin/orders/${id}/came-back`, back);
}

export async function anInvitation(stage: Stage): Promise<string> {
  const body = { email: anEmail(), role: 'packer' };
  return (await admin(stage).call('POST', '/api/admin/invitations', body)).body.invitation.id;
}

export async function aMail(stage: Stage): Promise<string> {
  const { email } = await stage.customer();
  const sent = async () =>
    (await admin(stage).call('GET', `/api/admin/mails?q=${email}`)).body.mails.find(
      (mail: { can_resend: boolean }) => mail.can_resend,
    );
  return (await waitFor(sent, { what: 'a mail that can be sent again' })).id;
}

export async function aLetter(stage: Stage): Promise<string> {
  const event = anEvent('user.deleted.v1', '0', { user_id: crypto.randomUUID(), email: anEmail() });
  await query(
    stage.shop.databases.catalog!,
    `INSERT INTO dead_letters (id, event, reason, attempts) VALUES ($1, $2, 'broken', 3)`,
    [event.id, JSON.stringify(event)],
  );
  return event.id;
}

/** Somebody whose code was mailed long enough ago for another one. */
export async function anUnverified(stage: Stage): Promise<string> {
  const { id } = await stage.unverified();
  await query(
    stage.shop.databases.auth!,
    "UPDATE verification_codes SET sent_at = sent_at - interval '2 minutes' WHERE user_id = $1",
    [id],
  );
  return id;
}

export async function withTwoSteps(stage: Stage) {
  const person = await stage.staff('packer');
  const { secret } = expectStatus(
    await person.call('POST', '/api/account/two-step', { password: PASSWORD }),
    200,
  ).body;
  const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
  const confirmed = await person.call('POST', '/api/account/two-step/confirm', { code });
  return { person, confirmed };
}
