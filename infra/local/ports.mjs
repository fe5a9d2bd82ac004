import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports that Linux (from 32768), macOS and Windows (from 49152) give to outgoing connections:
// one of theirs, free now, may be the near end of any connection by the time its server listens.
const FIRST = 10_240;
const LAST = 32_767;

/** A TCP port of 127.0.0.1 that nobody listens on and that no outgoing connection is given. */
export async function freePort() {
  const port = randomInt(FIRST, LAST + 1);
  return (await isPortFree(port, '127.0.0.1')) ? port : freePort();
}

/**
 * The TCP port that this server listens on.
 *
 * @param {import('node:net').Server} server
 */
export function portOf(server) {
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

/**
 * Whether nobody listens on this TCP port of this machine.
 *
 * @param {number} port
 * @param {string} [host] an address of this machine; all of them unless given
 */
export async function isPortFree(port, host) {
  try {
    await close(await listen(port, host));
    return true;
  } catch (error) {
    if (error.code === 'EADDRINUSE') return false;
    throw error;
  }
}

async function listen(port, host) {
  const server = createServer().listen({ port, host });
  await once(server, 'listening');
  return server;
}

async function close(server) {
  server.close();
  await once(server, 'close');
}
