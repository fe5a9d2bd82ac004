import { randomUUID } from 'node:crypto';
import { anEvent, query, staff } from '@mekong/testing';
import { aPerson, startNotifications, type NotificationsUnderTest } from './builders.js';

let notifications: NotificationsUnderTest;
beforeAll(async () => {
  notifications = await startNotifications();
});
afterAll(() => notifications.stop());

const path = '/api/admin/dead-letters/notifications';
const replay = (id: string | undefined, admin = staff('admin')) =>
  notifications.as(admin).post(`${path}/replay`, { id });
const lettersNow = async () => (await notifications.as(staff('admin')).get(path)).body.dead_letters;
const actsOf = ({ userId }: { userId: string }) =>
  query(notifications.databaseUrl, `SELECT 1 FROM outbox WHERE envelope->>'subject' = $1`, [userId]);

/** A dead letter; a hopeless one fails again when it is replayed. */
async function givenLetter({ isHopeless = false } = {}) {
  const person = aPerson();
  const event = anEvent('user.verified.v1', person.user_id, isHopeless ? ({} as typeof person) : person);
  await query(
    notifications.databaseUrl,
    `INSERT INTO dead_letters (id, event, reason, attempts) VALUES ($1, $2, 'broken', 3)`,
    [event.id, JSON.stringify(event)],
  );
  return { id: event.id, email: person.email };
}

describe('replaying a dead letter', () => {
  it('handles the event, and is published for the audit log', async () => {
    const admin = staff('admin');
    const { id, email } = await givenLetter();
    expect((await replay(id, admin)).body).toEqual({ replayed: 1 });
    await notifications.mailTo(email);
    const { data } = await notifications.others.received('staff.acted.v1', admin.userId);
    expect(data).toMatchObject({
      actor: { email: admin.email },
      action: 'event.replayed',
      subject: { type: 'event', id, name: 'notifications' },
      after: { replayed: 1 },
    });
  });

  it.each(['', '   '])('is refused for the id %j, and nothing is handled', async (id) => {
    const letter = await givenLetter();
    const answer = await replay(id);
    expect(answer.body).toMatchObject({ status: 400, errors: [{ field: 'id' }] });
    expect(await lettersNow()).toMatchObject([{ id: letter.id }]);
    await replay(letter.id);
  });

  it('answers 404 for an unknown id, and publishes nothing for the audit log', async () => {
    const admin = staff('admin');
    expect((await replay(randomUUID(), admin)).status).toBe(404);
    expect(await actsOf(admin)).toEqual([]);
  });

  it('finds a letter behind thousands of others', async () => {
    const { id, email } = await givenLetter();
    await query(
      notifications.databaseUrl,
      `INSERT INTO dead_letters (id, event, reason, attempts, dead_at)
       SELECT gen_random_uuid(), '{}', 'older', 3, now() - interval '1 day' FROM generate_series(1, 1500)`,
    );
    expect((await replay(id)).body).toEqual({ replayed: 1 });
    await notifications.mailTo(email);
    await query(notifications.databaseUrl, `DELETE FROM dead_letters WHERE reason = 'older'`);
  });

  it('that fails again keeps the letter, and publishes nothing for the audit log', async () => {
    const admin = staff('admin');
    const { id } = await givenLetter({ isHopeless: true });
    expect(await replay(id, admin)).toMatchObject({ status: 200, body: { replayed: 0 } });
    expect(await actsOf(admin)).toEqual([]);
    expect(await lettersNow()).toMatchObject([{ id, attempts: 4 }]);
  });
});

describe('dropping a dead letter', () => {
  it('removes it for good, and is published for the audit log', async () => {
    const admin = staff('admin');
    const { id } = await givenLetter();
    const answer = await notifications.as(admin).post(`${path}/drop`, { id });
    expect(answer.body).toEqual({ dropped: 1 });
    expect(JSON.stringify(await lettersNow())).not.toContain(id);
    const { data } = await notifications.others.received('staff.acted.v1', admin.userId);
    expect(data).toMatchObject({
      action: 'event.dropped',
      subject: { type: 'event', id, name: 'notifications' },
    });
  });

  it('is refused where there is none with this id', async () => {
    const answer = await notifications.as(staff('admin')).post(`${path}/drop`, { id: 'unknown' });
    expect(answer.body).toMatchObject({ status: 404 });
  });
});
