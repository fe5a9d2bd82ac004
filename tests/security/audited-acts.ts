import { loggedIn } from '../support/shopper.js';
import { PASSWORD, anEmail, expectStatus, mark, type Stage } from './attack-stage.js';
import { actsOnHistory } from './audited-history.js';
import { actsOnMoney } from './audited-money.js';
import { actsOnPacking } from './audited-packing.js';
import { actsOnPromoCodes } from './audited-promo-codes.js';
import { actsOnReturns } from './audited-returns.js';
import { actsOnSettings } from './audited-settings.js';
import { actsOnWords } from './audited-words.js';
import {
  changed,
  type Act,
  newName,
  aMouse,
  admin,
  seller,
  aFile,
  aCsv,
  aPriceList,
  aBatch,
  aBrand,
  anImageHash,
  aSale,
  saleFields,
  synonyms,
  aPaidOrder,
  aShippedOrder,
  comesBack,
  anInvitation,
  aMail,
  aLetter,
  anUnverified,
  withTwoSteps,
} from './audited-things.js';

async function toUser(stage: Stage, deed: string, body?: unknown) {
  return admin(stage).call('POST', `/api/admin/users/${(await stage.customer()).id}/${deed}`, body);
}

/** Every route by which staff change something, with an act that the audit log must tell of. */
export const auditedActs: Record<string, Act> = {
  'PATCH /api/account/profile': [
    'user.edited',
    async (stage) =>
      (await stage.staff('packer')).call('PATCH', '/api/account/profile', { name: 'New Name' }),
  ],
  'DELETE /api/account/sessions': [
    'account.sessions-ended',
    async (stage) => {
      const person = await stage.staff('packer');
      await loggedIn(stage.shop.url, person.email, PASSWORD);
      return person.call('DELETE', '/api/account/sessions');
    },
  ],
  'DELETE /api/account/sessions/{id}': [
    'account.session-ended',
    async (stage) => {
      const person = await stage.staff('packer');
      await loggedIn(stage.shop.url, person.email, PASSWORD);
      const { sessions } = (await person.call('GET', '/api/account/sessions')).body;
      const other = sessions.find(({ current }: { current: boolean }) => !current);
      return person.call('DELETE', `/api/account/sessions/${other.id}`);
    },
  ],
  'POST /api/account/password': [
    'account.password-changed',
    async (stage) =>
      (await stage.staff('packer')).call('POST', '/api/account/password', {
        current_password: PASSWORD,
        new_password: `${PASSWORD}-more`,
      }),
  ],
  'POST /api/account/confirm': [
    'account.password-confirmed',
    async (stage) =>
      (await stage.staff('packer')).call('POST', '/api/account/confirm', { password: PASSWORD }),
  ],
  'POST /api/account/two-step/confirm': [
    'account.two-step-switched-on',
    async (stage) => (await withTwoSteps(stage)).confirmed,
  ],
  'POST /api/account/two-step/off': [
    'account.two-step-switched-off',
    async (stage) => {
      const { person, confirmed } = await withTwoSteps(stage);
      const code = confirmed.body.recovery_codes[0];
      return person.call('POST', '/api/account/two-step/off', { password: PASSWORD, code });
    },
  ],
  'PATCH /api/admin/users/{id}': [
    'user.edited',
    async (stage) =>
      admin(stage).call('PATCH', `/api/admin/users/${(await stage.customer()).id}`, { name: 'New Name' }),
  ],
  'DELETE /api/admin/users/{id}': [
    'user.deleted',
    async (stage) => admin(stage).call('DELETE', `/api/admin/users/${(await stage.customer()).id}`),
  ],
  'POST /api/admin/users/{id}/export': ['user.exported', (stage) => toUser(stage, 'export')],
  'POST /api/admin/users/{id}/block': ['user.blocked', (stage) => toUser(stage, 'block')],
  'POST /api/admin/users/{id}/unblock': [
    'user.unblocked',
    async (stage) => {
      const { id } = await stage.customer();
      expectStatus(await admin(stage).call('POST', `/api/admin/users/${id}/block`), 200);
      return admin(stage).call('POST', `/api/admin/users/${id}/unblock`);
    },
  ],
  'POST /api/admin/users/{id}/reset-two-step': [
    'user.two-step-reset',
    async (stage) =>
      admin(stage).call('POST', `/api/admin/users/${(await withTwoSteps(stage)).person.id}/reset-two-step`),
  ],
  'POST /api/admin/users/{id}/resend-verification': [
    'user.verification-resent',
    async (stage) =>
      stage.people.support.call('POST', `/api/admin/users/${await anUnverified(stage)}/resend-verification`),
  ],
  'POST /api/admin/users/{id}/notes': [
    'user.noted',
    (stage) => toUser(stage, 'notes', { text: 'Called back' }),
  ],
  'POST /api/admin/invitations': [
    'user.invited',
    (stage) => admin(stage).call('POST', '/api/admin/invitations', { email: anEmail(), role: 'packer' }),
  ],
  'DELETE /api/admin/invitations/{id}': [
    'user.invitation-withdrawn',
    async (stage) => admin(stage).call('DELETE', `/api/admin/invitations/${await anInvitation(stage)}`),
  ],
  'POST /api/admin/dead-letters/{service}/replay': [
    'event.replayed',
    async (stage) =>
      admin(stage).call('POST', '/api/admin/dead-letters/catalog/replay', { id: await aLetter(stage) }),
  ],
  'POST /api/admin/dead-letters/{service}/drop': [
    'event.dropped',
    async (stage) =>
      admin(stage).call('POST', '/api/admin/dead-letters/catalog/drop', { id: await aLetter(stage) }),
  ],
  'PATCH /api/products/{id}': [
    'product.edited',
    async (stage) =>
      seller(stage).call('PATCH', `/api/products/${await aMouse(seller(stage))}`, { price: '7.00' }),
  ],
  'DELETE /api/products/{id}': [
    'product.deleted',
    async (stage) => seller(stage).call('DELETE', `/api/products/${await aMouse(seller(stage))}`),
  ],
  'POST /api/products/single_product': [
    'product.created',
    async (stage) => {
      const fields = { name: newName(), brand: 'Tonle', price: '5', stock: '1', button: 'mouse' };
      return seller(stage).call('POST', '/api/products/single_product', await aFile('image', fields));
    },
  ],
  'POST /api/products/bulk': [
    'product.uploaded',
    async (stage) => seller(stage).call('POST', '/api/products/bulk', await aCsv()),
  ],
  'POST /api/products/change-many': [
    'product.edited',
    async (stage) =>
      seller(stage).call('POST', '/api/products/change-many', {
        products: [{ id: await aMouse(seller(stage)) }],
        change: { type: 'price', how: 'amount', value: 1 },
      }),
  ],
  'POST /api/admin/products/{id}/restore': [
    'product.restored',
    async (stage) => {
      const id = await aMouse(seller(stage));
      expectStatus(await seller(stage).call('DELETE', `/api/products/${id}`), 200);
      return seller(stage).call('POST', `/api/admin/products/${id}/restore`);
    },
  ],
  'PUT /api/admin/products/{id}/variants': [
    'product.edited',
    async (stage) => {
      const id = await aMouse(seller(stage));
      const variants = [{ id, label: 'Black' }];
      return seller(stage).call('PUT', `/api/admin/products/${id}/variants`, { variants });
    },
  ],
  'POST /api/products/batches/{id}/commit': [
    'product.uploaded',
    async (stage) => seller(stage).call('POST', `/api/products/batches/${await aBatch(stage, false)}/commit`),
  ],
  'POST /api/products/price-lists': [
    'product.costs-taken',
    async (stage) => seller(stage).call('POST', '/api/products/price-lists', await aPriceList(stage)),
  ],
  'POST /api/products/batches/{id}/undo': [
    'product.upload-undone',
    async (stage) =>
      seller(stage).call('POST', `/api/products/batches/${await aBatch(stage, true)}/undo`, {}),
  ],
  'POST /api/brands': [
    'brand.created',
    async (stage) => admin(stage).call('POST', '/api/brands', await aFile('image', { name: newName() })),
  ],
  'PATCH /api/brands/{id}': [
    'brand.edited',
    async (stage) => admin(stage).call('PATCH', `/api/brands/${await aBrand(stage)}`, { name: newName() }),
  ],
  'DELETE /api/brands/{id}': [
    'brand.deleted',
    async (stage) => admin(stage).call('DELETE', `/api/brands/${await aBrand(stage)}`),
  ],
  'POST /api/brands/{id}/merge': [
    'brand.merged',
    async (stage) =>
      admin(stage).call('POST', `/api/brands/${await aBrand(stage)}/merge`, { into: await aBrand(stage) }),
  ],
  'POST /api/admin/images': [
    'image.uploaded',
    async (stage) => seller(stage).call('POST', '/api/admin/images', await aFile('images')),
  ],
  'PUT /api/admin/images/{hash}': [
    'image.replaced',
    async (stage) =>
      seller(stage).call('PUT', `/api/admin/images/${await anImageHash(stage)}`, await aFile('image')),
  ],
  'DELETE /api/admin/images/{hash}': [
    'image.deleted',
    async (stage) => seller(stage).call('DELETE', `/api/admin/images/${await anImageHash(stage)}`),
  ],
  'POST /api/admin/images/delete-many': [
    'image.deleted',
    async (stage) =>
      seller(stage).call('POST', '/api/admin/images/delete-many', { hashes: [await anImageHash(stage)] }),
  ],
  ...actsOnWords,
  'POST /api/admin/sales': [
    'sale.created',
    (stage) => admin(stage).call('POST', '/api/admin/sales', saleFields()),
  ],
  'PATCH /api/admin/sales/{id}': [
    'sale.edited',
    async (stage) =>
      admin(stage).call('PATCH', `/api/admin/sales/${await aSale(stage)}`, { name: newName() }),
  ],
  'POST /api/admin/synonyms': [
    'synonyms.created',
    (stage) => admin(stage).call('POST', '/api/admin/synonyms', { words: [newName(), newName()] }),
  ],
  'PATCH /api/admin/synonyms/{id}': [
    'synonyms.edited',
    async (stage) =>
      admin(stage).call('PATCH', `/api/admin/synonyms/${await synonyms(stage)}`, {
        words: [newName(), newName()],
      }),
  ],
  'DELETE /api/admin/synonyms/{id}': [
    'synonyms.deleted',
    async (stage) => admin(stage).call('DELETE', `/api/admin/synonyms/${await synonyms(stage)}`),
  ],
  'PATCH /api/admin/pages/{slug}': [
    'page.edited',
    async (stage) => {
      const { pages } = (await admin(stage).call('GET', '/api/admin/pages')).body;
      const { slug, title_km, text, text_km, version } = pages[0];
      const to = { title: newName(), title_km, text, text_km, version };
      return admin(stage).call('PATCH', `/api/admin/pages/${slug}`, to);
    },
  ],
  'PATCH /api/admin/shop': [
    'shop.edited',
    (stage) => changed(stage, 'PATCH', '/api/admin/shop', 'shop', { address: newName() }),
  ],
  'PUT /api/admin/image-hosts': [
    'image-hosts.changed',
    (stage) =>
      admin(stage).call('PUT', '/api/admin/image-hosts', { hosts: [`h${mark(anEmail())}.example.com`] }),
  ],
  'PUT /api/admin/value-words': [
    'value-word.edited',
    (stage) => admin(stage).call('PUT', '/api/admin/value-words', { value: newName(), khmer: 'ពណ៌ខ្មៅ' }),
  ],
  'PUT /api/admin/couriers': [
    'couriers.changed',
    async (stage) => {
      const { couriers, version } = (await admin(stage).call('GET', '/api/admin/couriers')).body;
      const own = { name: newName(), tracking_link: '', needs_number: false };
      return admin(stage).call('PUT', '/api/admin/couriers', { couriers: [...couriers, own], version });
    },
  ],
  'PUT /api/admin/delivery': [
    'delivery.changed',
    (stage) =>
      admin(stage).call('PUT', '/api/admin/delivery', {
        provinces: [{ province: 'Kep', days_from: 3, days_to: 5 }],
      }),
  ],
  'PUT /api/admin/invoice-seller': [
    'invoice-seller.changed',
    (stage) => changed(stage, 'PUT', '/api/admin/invoice-seller', 'seller', { name: 'A', address: 'B' }),
  ],
  'PUT /api/admin/exchange-rates': [
    'exchange-rate.entered',
    (stage) => admin(stage).call('PUT', '/api/admin/exchange-rates', { day: '2026-01-05', riel_rate: 4_012 }),
  ],
  'PATCH /api/admin/orders/{orderId}': [
    'order.delivered',
    async (stage) =>
      stage.people.packer.call('PATCH', `/api/admin/orders/${await aShippedOrder(stage)}`, {
        status: 'delivered',
      }),
  ],
  'POST /api/payment/{orderId}/refund': [
    'order.refunded',
    async (stage) => admin(stage).call('POST', `/api/payment/${await aPaidOrder(stage)}/refund`, {}),
  ],
  'POST /api/admin/orders/{orderId}/notes': [
    'order.noted',
    async (stage) =>
      stage.people.support.call('POST', `/api/admin/orders/${await aPaidOrder(stage)}/notes`, {
        text: 'Note',
      }),
  ],
  'PATCH /api/admin/who-ships': [
    'who-ships.changed',
    (stage) => changed(stage, 'PATCH', '/api/admin/who-ships', '', { sellers_may_ship: true }),
  ],
  'POST /api/admin/orders/ship': [
    'order.shipped',
    async (stage) =>
      stage.people.packer.call('POST', '/api/admin/orders/ship', {
        courier: 'Own delivery',
        orders: [{ id: await aPaidOrder(stage) }],
      }),
  ],
  'POST /api/admin/orders/deliver': [
    'order.delivered',
    async (stage) =>
      stage.people.packer.call('POST', '/api/admin/orders/deliver', { ids: [await aShippedOrder(stage)] }),
  ],
  'POST /api/admin/orders/{orderId}/came-back': [
    'order.came-back',
    async (stage) => comesBack(stage, await aShippedOrder(stage)),
  ],
  'POST /api/admin/orders/{orderId}/send-again': [
    'order.sent-again',
    async (stage) => {
      const id = await aShippedOrder(stage);
      await comesBack(stage, id);
      return stage.people.packer.call('POST', `/api/admin/orders/${id}/send-again`);
    },
  ],
  'PATCH /api/admin/orders/{orderId}/delivery': [
    'order.delivery-changed',
    async (stage) =>
      stage.people.support.call('PATCH', `/api/admin/orders/${await aPaidOrder(stage)}/delivery`, {
        note: 'Third floor',
      }),
  ],
  'POST /api/admin/orders/take-back': [
    'order.taken-back',
    async (stage) =>
      stage.people.packer.call('POST', '/api/admin/orders/take-back', {
        orders: [await aShippedOrder(stage)],
      }),
  ],
  'POST /api/payment/{orderId}/cancel': [
    'order.cancelled',
    async (stage) =>
      stage.people.support.call(
        'POST',
        `/api/payment/${await stage.unpaidOrderOf(await stage.customer())}/cancel`,
      ),
  ],
  ...actsOnMoney,
  ...actsOnPromoCodes,
  ...actsOnPacking,
  ...actsOnHistory,
  ...actsOnReturns,
  ...actsOnSettings,
  'POST /api/admin/mails/{id}/resend': [
    'mail.resent',
    async (stage) => stage.people.support.call('POST', `/api/admin/mails/${await aMail(stage)}/resend`),
  ],
  'POST /api/reports/jobs': [
    'report.exported',
    (stage) =>
      seller(stage).call('POST', '/api/reports/jobs', {
        kind: 'customers',
        format: 'csv',
        from: '2026-01-01',
        to: '2026-01-31',
      }),
  ],
};
