import { UploadSlots } from '../src/admission/upload-slots.js';

const never = () => new Promise<void>(() => undefined);
const refused = { status: 429, code: 'TOO_MANY_REQUESTS', params: { reason: 'network' } };

let slots: UploadSlots;
let serial = 0;
beforeEach(() => {
  slots = new UploadSlots();
});

/** Starts so many uploads that do not end, each of another account, from addresses in turn. */
function start(count: number, address: (n: number) => string): void {
  for (let n = 0; n < count; n += 1) {
    const user = `account ${(serial += 1)}`;
    slots.run(user, address(n), never).catch(() => undefined);
  }
}

const another = (address: string) => slots.run('another', address, () => Promise.resolve());

it('of one network 24 uploads run, of however many accounts, and those of others besides', async () => {
  start(24, () => '198.51.100.7');
  await expect(another('198.51.100.7')).rejects.toMatchObject(refused);
  await expect(another('198.51.100.8')).resolves.toBeUndefined();
});

it('of the networks of one /48 four times as many run together', async () => {
  start(4 * 24, (n) => `2001:db8:48:${n}::1`);
  await expect(another('2001:db8:48:ffff::1')).rejects.toMatchObject(refused);
  await expect(another('2001:db8:49::1')).resolves.toBeUndefined();
});

it('an upload that has ended makes room in its network, and so does one that has failed', async () => {
  const from = '198.51.100.7';
  for (let n = 0; n < 30; n += 1) {
    await slots.run('somebody', from, () => Promise.resolve());
    await slots.run('somebody', from, () => Promise.reject(new Error('gone'))).catch(() => undefined);
  }
  await expect(another('198.51.100.7')).resolves.toBeUndefined();
});
