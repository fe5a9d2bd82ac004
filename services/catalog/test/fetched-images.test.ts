import { gzipSync } from 'node:zlib';
import { inTime } from '@mekong/service-defaults';
import { patient } from '@mekong/testing';
import { DataSource } from 'typeorm';
import { FetchImage } from '../src/web-images/fetch-image.js';
import { ImageHostsRepository } from '../src/web-images/image-hosts.repository.js';
import { isPublicAddress } from '../src/web-images/public-address.js';
import { WebDoor } from '../src/web-images/web-door.js';
import { aPng } from './builders.js';
import { publicAddress, TheWeb } from './the-web.js';

let web: TheWeb;
const image = await aPng();
beforeEach(async () => {
  web = await new TheWeb().start();
  web.answer('/a.png', image);
});
afterEach(() => web.stop());

/** The shop's door to a web of which each host has these addresses, one list for each time that it is asked. */
class Door extends WebDoor {
  readonly resolved: string[] = [];
  constructor(
    private readonly addresses: Record<string, string[][]>,
    override readonly mostMs = 5_000,
  ) {
    super();
  }
  override addressesOf(host: string): Promise<string[]> {
    const lists = this.addresses[host] ?? [[publicAddress]];
    const list = lists[Math.min(this.resolved.filter((one) => one === host).length, lists.length - 1)]!;
    this.resolved.push(host);
    return Promise.resolve(list);
  }
  override placeOf(address: string) {
    return web.placeOf(address);
  }
}

class Hosts extends ImageHostsRepository {
  constructor(private readonly hosts: string[]) {
    super(new DataSource({ type: 'postgres' }));
  }
  override get() {
    return Promise.resolve({ hosts: this.hosts, version: 1 });
  }
}

const allowed = ['http://cdn.example.com', 'http://*.pictures.example.com', 'safe.example.com'];

async function fetched(address: string, door: WebDoor = new Door({}), hosts = allowed) {
  const fetching = new FetchImage(door, new Hosts(hosts));
  return fetching.fetch(address).then(
    (bytes) => (bytes.equals(image) ? 'the image' : `${bytes.length} bytes`),
    (error: { fault?: { code: string } }) => error.fault?.code ?? String(error),
  );
}

describe('an image is fetched', () => {
  it.each([
    ['from an allowed host', 'http://cdn.example.com/a.png'],
    ['from a host below an allowed one', 'http://x.y.pictures.example.com/a.png'],
    ['whatever the letter case of the host', 'HTTP://CDN.Example.com/a.png'],
  ])('%s', async (_, address) => {
    expect(await fetched(address)).toBe('the image');
  });

  it('by a call that says nothing of who asks', async () => {
    await fetched('http://cdn.example.com/a.png');
    expect(Object.keys(web.headers).toSorted()).toEqual([
      ...['accept', 'accept-encoding', 'connection', 'host', 'user-agent'],
    ]);
    expect(web.headers).toMatchObject({
      host: 'cdn.example.com',
      'user-agent': expect.stringMatching(/^MekongGear/),
    });
  });

  it('by a redirect to an allowed host', async () => {
    web.answer('/old', (_, response) =>
      response.writeHead(302, { location: 'http://a.pictures.example.com/a.png' }).end(),
    );
    expect(await fetched('http://cdn.example.com/old')).toBe('the image');
  });
});

describe('nothing is asked of', () => {
  it.each([
    ['a host that is not allowed', 'https://evil.example/a.png', 'WEB_HOST_NOT_ALLOWED'],
    ['a host that ends like an allowed one', 'http://evilcdn.example.com/a.png', 'WEB_HOST_NOT_ALLOWED'],
    ['the host that a star stands below', 'http://pictures.example.com/a.png', 'WEB_HOST_NOT_ALLOWED'],
    ['an allowed host that is only a user name', 'http://cdn.example.com@evil.example/', 'WEB_ADDRESS_ODD'],
    ['a host by http that is allowed by https', 'http://safe.example.com/a.png', 'WEB_NOT_HTTPS'],
    ['another port', 'http://cdn.example.com:22/a.png', 'WEB_ADDRESS_ODD'],
    ['an address as a number', 'http://2130706433/a.png', 'WEB_HOST_A_NUMBER'],
    ['an address in brackets', 'http://[::ffff:127.0.0.1]/a.png', 'WEB_HOST_A_NUMBER'],
    ['a file', 'file:///etc/passwd', 'WEB_ADDRESS_ODD'],
    ['data in the address', 'data:image/png;base64,AAAA', 'WEB_ADDRESS_ODD'],
  ])('%s', async (_, address, code) => {
    const door = new Door({});
    expect([await fetched(address, door), door.resolved, web.asked]).toEqual([code, [], []]);
  });

  it.each([
    ['this host', '127.0.0.1'],
    ['a private network', '10.1.2.3'],
    ["a cloud's metadata", '169.254.169.254'],
    ["a provider's network", '100.64.0.1'],
    ['a group', '224.0.0.1'],
    ['this host in IPv6', '::1'],
    ['this host as a mapped address', '::ffff:127.0.0.1'],
    ['a private network through a translator', '64:ff9b::a00:1'],
    ['a private network through a tunnel', '2002:a00:1::1'],
    ['a neighbour', 'fe80::1%eth0'],
    ['a private network in IPv6', 'fd00::1'],
  ])('a name that means %s', async (_, address) => {
    const door = new Door({ 'cdn.example.com': [[publicAddress, address]] });
    expect([await fetched('http://cdn.example.com/a.png', door), web.asked]).toEqual([
      'WEB_ADDRESS_PRIVATE',
      [],
    ]);
  });

  it.each([
    ['a host that is not allowed', 'http://evil.example/a.png', 'WEB_HOST_NOT_ALLOWED'],
    ['a private address', 'http://10.0.0.1/a.png', 'WEB_HOST_A_NUMBER'],
    ['an allowed name of a private address', 'http://in.pictures.example.com/a.png', 'WEB_ADDRESS_PRIVATE'],
    ['a file', 'file:///etc/passwd', 'WEB_ADDRESS_ODD'],
    ['an allowed host without https', 'http://safe.example.com/a.png', 'WEB_NOT_HTTPS'],
    ['itself, again and again', '/redirect', 'WEB_IMAGE_REDIRECTED'],
  ])('what a redirect names: %s', async (_, location, code) => {
    web.answer('/redirect', (_request, response) => response.writeHead(302, { location }).end());
    const door = new Door({ 'in.pictures.example.com': [['192.168.0.9']] });
    expect(await fetched('http://cdn.example.com/redirect', door)).toBe(code);
    expect(new Set(web.asked)).toEqual(new Set(['cdn.example.com /redirect']));
  });
});

it('a name that means a private address a moment later is asked at the address that was checked', async () => {
  const door = new Door({ 'cdn.example.com': [[publicAddress], ['127.0.0.1']] });
  expect(await fetched('http://cdn.example.com/a.png', door)).toBe('the image');
  expect([door.resolved, web.reached]).toEqual([['cdn.example.com'], [publicAddress]]);
});

it('a name that means a private address by the time of its redirect is not asked again', async () => {
  web.answer('/old', (_, response) => response.writeHead(301, { location: '/a.png' }).end());
  const door = new Door({ 'cdn.example.com': [[publicAddress], ['127.0.0.1']] });
  expect(await fetched('http://cdn.example.com/old', door)).toBe('WEB_ADDRESS_PRIVATE');
  expect(web.reached).toEqual([publicAddress]);
});

describe('of what a host sends is refused', () => {
  const megabytes = Buffer.alloc(1024 * 1024);
  it.each<[string, string, Parameters<TheWeb['answer']>[1]]>([
    [
      'a body without end',
      'WEB_IMAGE_TOO_LARGE',
      (_, response) => {
        const more = () => {
          while (!response.destroyed && response.write(megabytes));
        };
        response.on('drain', more);
        more();
      },
    ],
    [
      'a body that says it is large',
      'WEB_IMAGE_TOO_LARGE',
      (_, response) => {
        response.writeHead(200, { 'content-length': 6 * 1024 * 1024 }).flushHeaders();
      },
    ],
    [
      'a body that was packed',
      'WEB_NO_IMAGE',
      (_, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(9_000_000)));
      },
    ],
    [
      'a head of megabytes',
      'WEB_IMAGE_UNREACHABLE',
      (_, response) => {
        response.socket!.write(`HTTP/1.1 200 OK\r\nx-a: ${'x'.repeat(2_000_000)}\r\n\r\n`);
      },
    ],
    [
      'half of a body',
      'WEB_IMAGE_UNREACHABLE',
      (_, response) => {
        response.writeHead(200, { 'content-length': 100 }).write('half');
        response.socket!.end();
      },
    ],
    ['what is not there', 'WEB_IMAGE_MISSING', (_, response) => response.writeHead(404).end()],
    ['what is no HTTP', 'WEB_IMAGE_UNREACHABLE', (_, response) => response.socket!.end('220 ready\r\n')],
  ])('%s', async (_, code, how) => {
    web.answer('/bad', how);
    expect(await fetched('http://cdn.example.com/bad')).toBe(code);
  });

  it.each<[string, Parameters<TheWeb['answer']>[1]]>([
    [
      'a body that comes byte by byte',
      (_, response) => {
        const more = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(more));
      },
    ],
    ['an answer that does not come', () => undefined],
  ])('%s', async (_, how) => {
    web.answer('/slow', how);
    const image = fetched('http://cdn.example.com/slow', new Door({}, 200));
    expect(await inTime(patient(10_000), image)).toBe('WEB_IMAGE_UNREACHABLE');
  });

  it('a name that is never resolved', async () => {
    const door = new Door({}, 100);
    door.addressesOf = () => new Promise(() => undefined);
    expect(await fetched('http://cdn.example.com/a.png', door)).toBe('WEB_IMAGE_UNREACHABLE');
  });
});

it.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1', '2a00:1450:4001::5'])(
  'an address of the internet is public: %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
