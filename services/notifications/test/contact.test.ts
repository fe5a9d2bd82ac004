import { anEvent, waitFor, query } from '@mekong/testing';
import { aPaidOrder, aPerson, startNotifications, type NotificationsUnderTest } from './builders.js';

let notifications: NotificationsUnderTest;
beforeEach(async () => {
  notifications = await startNotifications();
});
afterEach(() => notifications.stop());

const facts = {
  ...{ address: '12 Riverside <1st floor>', address_km: 'ផ្ទះលេខ ១២', hours: '9 to 5', hours_km: '៩ ដល់ ៥' },
  ...{ phone: '012 345 678', telegram: 'mekong_gear' },
};

async function told(
  version: number,
  shop: Partial<typeof facts & { messenger: string }> = {},
): Promise<void> {
  const settings = { version, shop: { ...facts, ...shop } };
  await notifications.others.deliver(anEvent('settings.changed.v1', 'shop', settings));
}

async function receipt() {
  const person = aPerson();
  await notifications.others.deliver(anEvent('order.paid.v1', 'order', aPaidOrder(person)));
  return notifications.mailTo(person.email);
}

it('a mail says at its foot how to reach the shop', async () => {
  await told(2);
  const { html, text } = await receipt();
  expect(html).toContain('12 Riverside &lt;1st floor&gt; · 9 to 5');
  expect(html).toContain('href="tel:012345678"');
  expect(html).toContain('href="https://t.me/mekong_gear"');
  expect(text).toMatch(
    /\n-- \nMekong Gear\n12 Riverside <1st floor> · 9 to 5\n012 345 678 · Telegram @mekong_gear\n$/,
  );
});

it('a mail says the name on Messenger where the shop has one', async () => {
  await told(2, { messenger: 'mekong.gear' });
  const { html, text } = await receipt();
  expect(html).toContain('href="https://m.me/mekong.gear"');
  expect(text).toContain('Telegram @mekong_gear · Messenger mekong.gear');
});

it('a mail leaves out what the shop has not written', async () => {
  await told(2, { hours: '', phone: '', telegram: '' });
  expect((await receipt()).text).toMatch(/\n-- \nMekong Gear\n12 Riverside <1st floor>\n$/);
});

it('a mail of a shop that has written nothing has no such foot', async () => {
  const { html, text } = await receipt();
  expect(`${html}${text}`).not.toMatch(/tel:|t\.me|\n-- /);
});

it('what was written before and is heard of later changes nothing', async () => {
  await told(3, { phone: '099 999 999' });
  await told(2);
  const known = () => query(notifications.databaseUrl, 'SELECT version FROM shop_facts');
  await waitFor(async () => (await known()).length === 1, { what: 'the facts' });
  expect((await receipt()).text).toContain('099 999 999');
});

const look = {
  ...{
    name: 'Tonle Tech',
    logo: `/images/${'a'.repeat(32)}.webp`,
    brand_color: '#7a1f5c',
    accent_color: null,
  },
  ...{ mail_footer: 'We never ask for <codes>.', mail_footer_km: '' },
};
const toldLook = (version: number, changed: Partial<typeof look> = {}) =>
  notifications.others.deliver(
    anEvent('settings.changed.v1', 'shop', {
      version: 1,
      shop: facts,
      look: { version, ...look, ...changed },
    }),
  );

it('a mail has the name, logo, colours and footer that an admin has given the shop', async () => {
  await toldLook(3);
  await toldLook(2, { name: 'Older' });
  const { html, text, subject } = await receipt();
  expect(`${subject}${html}`).not.toContain('Mekong Gear');
  expect(html).toMatch(/src="[^"]+\/images\/a{32}-96\.webp"[^>]*>Tonle Tech/);
  expect(html).toContain('background:#7a1f5c');
  expect(html).not.toContain('#0e4a54');
  expect(html).toContain('We never ask for &lt;codes&gt;.');
  expect(text).toMatch(/\n-- \nTonle Tech\n[^]*We never ask for <codes>\.\n$/);
});
