import { readFileSync, writeFileSync } from 'node:fs';
import { env, pid } from 'node:process';

// Loaded before a part of the shop, whose wall clock is then wrong by as many ms as a file says; a file beside it, named by
// the process, says so back. Timers and `performance.now()` go on, as they do when a machine's clock is set.
let wrongBy = 0;
const read = () => {
  const said = Number(readFileSync(env.CLOCK_FILE, 'utf8'));
  if (said === wrongBy) return;
  wrongBy = said;
  writeFileSync(`${env.CLOCK_FILE}.${pid}`, String(said));
};
read();
setInterval(read, 50).unref();

const now = () => RealDate.now() + wrongBy;
const RealDate = Date;
globalThis.Date = new Proxy(RealDate, {
  construct: (_, given) => Reflect.construct(RealDate, given.length > 0 ? given : [now()]),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
