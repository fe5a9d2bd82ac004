import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A way to a server which can lose packets without telling either end, as a failover or a firewall does. */
export interface LossyNetwork {
  /** The server's URL by this way. */
  url: string;
  /** Loses all packets of the connections that are open now, for good, but for those that the server sees at these ports. */
  loseOpen(kept?: number[]): void;
  /** Holds back the packets of all connections, those of new ones too, until `goOn`, with the same exception. */
  hold(kept?: number[]): void;
  goOn(): void;
  stop(): Promise<void>;
}

interface Ends {
  near: Socket;
  far: Socket;
}

/** Puts a way that can lose packets before the server of this URL. */
export async function lossyNetwork(serverUrl: string): Promise<LossyNetwork> {
  const { hostname, port } = new URL(serverUrl);
  const open = new Set<Ends>();
  const all = new Set<Socket>();
  let isHeld = false;
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const ends = { near, far };
    open.add(ends);
    for (const socket of [near, far]) {
      all.add(socket.setNoDelay(true));
      socket.once('close', () => all.delete(socket));
    }
    pass(near, far, () => open.has(ends));
    pass(far, near, () => open.has(ends));
    if (isHeld) pause(ends);
  });
  await listen(server);
  const openBut = (kept: number[] = []) => [...open].filter(({ far }) => !kept.includes(far.localPort!));
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    loseOpen: (kept) => openBut(kept).forEach((ends) => open.delete(ends)),
    hold: (kept) => {
      isHeld = true;
      openBut(kept).forEach(pause);
    },
    goOn: () => {
      isHeld = false;
      for (const { near, far } of open) {
        near.resume();
        far.resume();
      }
    },
    stop: async () => {
      all.forEach((socket) => socket.destroy());
      await new Promise((done) => server.close(done));
    },
  };
}

function pass(from: Socket, to: Socket, getsThrough: () => boolean): void {
  from.on('data', (data) => void (getsThrough() && to.write(data)));
  from.once('end', () => void (getsThrough() && to.end()));
  from.on('error', () => undefined);
  from.once('close', () => void (getsThrough() && to.destroy()));
}

function pause({ near, far }: Ends): void {
  near.pause();
  far.pause();
}

const listen = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
