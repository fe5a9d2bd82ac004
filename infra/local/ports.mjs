import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports that Linux (from 32768), macOS and Windows (from 49152) give to outgoing connections:
// one of theirs, free now, may be the near end of any connection by the time its server listens.
const FIRST = 10_240;
const LAST = 32_767;

/** A TCP port of 127.0.0.1 that nobody listens on and that no outgoing connection is given. */
export async function freePort() {
  const { port, release } = await reservePort();
  await release();
  return port;
}

/**
 * A free port that nobody else gets until `release`, for a server that starts only after others have been told its port.
 *
 * @returns {Promise<{ port: number, release: () => Promise<void> }>}
 */
export async function reservePort() {
  const port = randomInt(FIRST, LAST + 1);
  try {
    const server = await listen(port, '127.0.0.1');
    return { port, release: () => close(server) };
  } catch (error) {
    if (error.code === 'EADDRINUSE') return reservePort();
    throw error;
  }
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
