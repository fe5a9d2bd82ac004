import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ClearError } from '../clear-error.mjs';

const program = fileURLToPath(new URL('main.mjs', import.meta.url));

/** By which the shop renews its token. */
const email = 'shop@mekong.example';

/** As many as Bakong is said to allow. */
const usualCalls = 100;

/**
 * Starts the embedded bank in a process of its own, which ends when this one does for whatever reason. It keeps what was paid below
 * `dataDir`. `settings` are those of the payments service. Throws a ClearError where it cannot start.
 *
 * @param {{ dataDir: string, publicUrl: string, dailyCalls?: number, onEnd?: () => void }} plan
 */
export async function startBank({ dataDir, publicUrl, dailyCalls = usualCalls, onEnd = () => {} }) {
  const plan = JSON.stringify({ dataDir, publicUrl, dailyCalls, email });
  // It needs none of the shop's settings, of which some are secrets.
  const child = fork(program, [plan], { env: {}, execArgv: [] });
  const ended = once(child, 'exit');
  const [answer] = await Promise.race([once(child, 'message'), ended]);
  const { url, token, failure } = Object(answer);
  if (!url) {
    if (child.connected) child.disconnect();
    throw new ClearError(failure ?? 'The embedded bank did not start.');
  }
  let isStopped = false;
  void ended.then(() => isStopped || onEnd());
  const end = async (act) => {
    isStopped = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    act();
    await ended;
  };
  return {
    url,
    token,
    settings: {
      BAKONG_API_URL: url,
      BAKONG_TOKEN: token,
      BAKONG_EMAIL: email,
      // Below what the bank allows, as with Bakong.
      BAKONG_DAILY_CALLS: String(Math.floor(dailyCalls * 0.9)),
    },
    pid: child.pid,
    stop: () => end(() => child.disconnect()),
    kill: () => end(() => child.kill('SIGKILL')),
  };
}
