import { constants } from 'node:os';
import { reportFailure } from './clear-error.mjs';

const parentCheckMs = 500;
// One Ctrl-C may arrive twice, from the terminal and from npm, so a second signal within this time is ignored.
const echoMs = 500;

/**
 * Runs `cleanup` and ends this process on Ctrl-C, SIGTERM or SIGHUP; a later second signal ends it at once. Under npm it
 * also ends when npm's shell ends, since npm sends SIGTERM to that shell, which does not forward it.
 */
export function closeOnSignals({ cleanup, log, env }) {
  let begunAt;
  const close = async (signal) => {
    if (begunAt !== undefined) {
      if (Date.now() - begunAt > echoMs) process.exit(128 + constants.signals[signal]);
      return;
    }
    begunAt = Date.now();
    log('Closing ...');
    await cleanup.run().catch(reportFailure);
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, close);
  if (env.npm_lifecycle_event) onParentEnd(() => begunAt ?? close('SIGTERM'));
}

function onParentEnd(act) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, parentCheckMs);
  timer.unref();
}
