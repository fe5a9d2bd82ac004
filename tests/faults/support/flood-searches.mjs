import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';
import { argv } from 'node:process';

const connections = 400;
/** Each asks in its turn: as many visitors, were it not for the wide network around them. */
const networks = 4_000;
/** After so many answers it is a flood. */
const untilFlood = 100;

/**
 * Searches a shop for ever new words over many connections, each time from the next /64 of one /48; says when it has begun, and, told
 * to end, which statuses it was answered. It leaves the processors to the shop, as somebody else's machine does.
 */
setPriority(19);
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const statuses = new Set();
let sent = 0;
let answered = 0;
let isOver = false;

function search() {
  if (isOver) return;
  sent += 1;
  const headers = { 'x-forwarded-for': `2001:db8:48:${(sent % networks).toString(16)}::1` };
  const call = request(`${argv[2]}/products?q=${'qzx'.repeat(20)}${sent}`, { agent, headers }, (answer) => {
    statuses.add(answer.statusCode);
    answered += 1;
    if (answered === untilFlood) process.send('begun');
    answer.resume().once('end', () => setImmediate(search));
  });
  call.once('error', () => setImmediate(search)).end();
}

for (let n = 0; n < connections; n += 1) search();
process.once('message', () => {
  isOver = true;
  process.send([...statuses], () => process.exit());
});
process.once('disconnect', () => process.exit());
