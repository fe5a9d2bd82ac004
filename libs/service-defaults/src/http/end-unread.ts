import type { Socket } from 'node:net';

/*
 * Private parts of Node, alone in this file: its HTTP parser reads a packet to its end, also when the connection
 * was destroyed meanwhile, and there is no public way to stop it. One (such as a `destroy` that ends the parser with the socket)
 * would end this file.
 */

/** Node's, which turns what comes over a connection into requests. */
interface Parser {
  onIncoming?: () => number;
  /** What it tells of a part of a body. */
  [onBody: number]: unknown;
  constructor: { kOnBody?: number };
}

/** For Node's parser: what follows is no HTTP. */
const leaveTheRest = () => 2;

/** Ends a connection, and does not read the thousands of requests, or of pieces of a body, that may have come in the same packet. */
export function endUnread(socket: Socket & { parser?: Parser | null }): void {
  socket.destroy();
  const { parser } = socket;
  if (!parser) return;
  parser.onIncoming = leaveTheRest;
  tellNoBody(parser);
}

/** Until the packet is read; afterwards Node uses the parser for other connections. */
function tellNoBody(parser: Parser): void {
  const { kOnBody } = parser.constructor;
  if (kOnBody === undefined) return;
  const tell = parser[kOnBody];
  if (!tell) return;
  parser[kOnBody] = undefined;
  setImmediate(() => (parser[kOnBody] = tell));
}
