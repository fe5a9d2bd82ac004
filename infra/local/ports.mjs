import { once } from 'node:events';
import { createServer } from 'node:net';

/** A TCP port of 127.0.0.1 that was free a moment ago. */
export async function freePort() {
  const server = await listen(0, '127.0.0.1');
  const port = portOf(server);
  await close(server);
  return port;
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
