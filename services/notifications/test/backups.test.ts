import { readFileSync } from 'node:fs';
import { query, staff } from '@mekong/testing';
import { startNotifications, type NotificationsUnderTest } from './builders.js';

const runbook = readFileSync(new URL('../../../infra/README.md', import.meta.url), 'utf8');

let notifications: NotificationsUnderTest;
beforeAll(async () => {
  notifications = await startNotifications();
});
beforeEach(() => query(notifications.databaseUrl, 'DELETE FROM backup_notes'));
afterAll(() => notifications.stop());

const last = async () =>
  (await notifications.as(staff('admin')).get('/api/admin/last-backup')).body.backup as {
    made_at: string | null;
  };
const note = (hours: number) =>
  query(notifications.databaseUrl, `INSERT INTO backup_notes VALUES (now() - $1 * interval '1 hour')`, [
    hours,
  ]);
const hoursSince = (time: string | null) => (Date.now() - Date.parse(time!)) / 3_600_000;

it('a shop of which no backup was noted says so', async () => {
  expect(await last()).toEqual({ made_at: null, archived_at: null, is_archiving_broken: false });
});

it('the last backup that was noted is told, and not one to come', async () => {
  for (const hours of [30, 5, -48]) await note(hours);
  expect(hoursSince((await last()).made_at)).toBeCloseTo(5, 1);
});

it('the commands of the runbook note a backup', async () => {
  const [compose, kubernetes] = [...runbook.matchAll(/INSERT INTO backup_notes[^"]*/g)].map(([sql]) => sql);
  await query(notifications.databaseUrl, compose!);
  expect(hoursSince((await last()).made_at)).toBeCloseTo(0, 1);
  await query(notifications.databaseUrl, 'DELETE FROM backup_notes');
  const completed = kubernetes!.replace('$made', '2026-11-20T19:00:31Z');
  for (let night = 0; night < 2; night += 1) await query(notifications.databaseUrl, completed);
  expect((await last()).made_at).toBe('2026-11-20T19:00:31.000Z');
});
