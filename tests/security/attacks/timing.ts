import { anEmail, type Stage } from '../attack-stage.js';

/** How far the medians may be from each other, as a ratio: on a busy machine both vary. */
const most = 1.5;
/** So many that no account reaches its limit of tries, which answers sooner. */
const accounts = 25;

/** Whether the time of an answer tells what the answer does not. Signing up tells it anyway, as specified. */
export function timingRows(stage: Stage): void {
  const post = (path: string, body: object) => stage.visitor().call('POST', path, body);
  const login = (email: string) => post('/api/auth/login', { email, password: 'Wrong1!' });
  // Fewer, as a fifth of an account in an hour answers without a mail, which is another path.
  const forgot = (email: string) => post('/api/auth/forgot-password', { email });

  it.each([
    ['login', login, 200],
    ['forgot-password', forgot, 100],
  ] as const)(
    'the time of %s does not tell whether an account exists (ASVS 6.3.8)',
    async (_name, call, samples) => {
      const known: string[] = [];
      while (known.length < accounts) known.push((await stage.customer()).email);
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      for (let sample = 0; sample < samples; sample += 1) {
        // In turn, so that what else the machine does concerns both alike.
        times.known.push(await timed(() => call(known[sample % accounts]!)));
        times.unknown.push(await timed(() => call(anEmail())));
      }
      const [slow, fast] = [median(times.known), median(times.unknown)].sort((a, b) => b - a) as [
        number,
        number,
      ];
      expect(slow / fast).toBeLessThan(most);
    },
    240_000,
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const median = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
