import { GuessLimits } from '../src/admission/guess-limits.js';
import { RenderingLimits } from '../src/admission/rendering-limits.js';

/** How many of these renderings are let in, of which each is done before the next unless `atOnce`. */
async function letIn(limits: RenderingLimits, addresses: string[], { atOnce = false } = {}): Promise<number> {
  let count = 0;
  for (const address of addresses) {
    const done = await limits.take(address);
    if (done) count += 1;
    if (!atOnce) done?.();
  }
  return count;
}

const within48 = Array.from({ length: 500 }, (_, n) => `2001:db8:1:${n.toString(16)}::1`);
const within24 = Array.from({ length: 250 }, (_, n) => `198.51.100.${n}`);

it.each([
  ['/48', within48],
  ['/24', within24],
])('a whole %s leaves a quarter of the renderings of a second to others', async (_what, addresses) => {
  const limits = new RenderingLimits();
  expect(await letIn(limits, addresses)).toBe(30);
  expect(await letIn(limits, ['192.0.2.1'])).toBe(1);
});

it('a whole /48 leaves a quarter of the renderings at once to others', async () => {
  const limits = new RenderingLimits();
  expect(await letIn(limits, within48, { atOnce: true })).toBe(12);
  expect(await letIn(limits, ['192.0.2.1'])).toBe(1);
});

it('one address that asks for thirty renderings at once has eight, and two of the next second', async () => {
  const limits = new RenderingLimits();
  const asked = Array.from({ length: 30 }, async () => {
    const done = await limits.take('192.0.2.1');
    done?.();
    return done !== undefined;
  });
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(10);
});

it('whoever looks at one page after the other is shown all of them as they are, at that pace', async () => {
  const oneAddress = Array.from({ length: 15 }, () => '192.0.2.1');
  expect(await letIn(new RenderingLimits(), oneAddress)).toBe(15);
});

it('one address may guess twenty serial numbers a minute, and its /24 sixteen times as many', async () => {
  const limits = new GuessLimits();
  const asked = async (addresses: string[]) => {
    const answers = await Promise.allSettled(addresses.map((address) => limits.take(address)));
    return answers.filter(({ status }) => status === 'fulfilled').length;
  };
  expect(await asked(Array.from({ length: 30 }, () => '192.0.2.1'))).toBe(20);
  await expect(limits.take('192.0.2.1')).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  expect(await asked([...within24, ...within24])).toBe(320);
  expect(await asked(['203.0.113.9'])).toBe(1);
});
