import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Papa from 'papaparse';
import { loadSampleCatalogue } from './load.js';

describe('loadSampleCatalogue', () => {
  let shop: Shop;
  let folder: string;

  beforeEach(async () => {
    shop = await startShop();
    folder = await writeFolder();
  });

  afterEach(async () => {
    await shop.stop();
    await rm(folder, { recursive: true });
  });

  const load = (password = 'seller-word') =>
    loadSampleCatalogue({
      baseUrl: shop.baseUrl,
      email: 'seller@shop.example',
      password,
      adminEmail: 'admin@shop.example',
      adminPassword: 'admin-word',
      folder,
    });

  it('adds the brands as the admin and the products as the seller', async () => {
    expect(await load()).toEqual({ brands: 2, products: 3 });
    expect(shop.brands).toEqual(['Tonlix', 'Lotara']);
    expect(shop.writers).toEqual(['admin', 'admin', 'seller']);
  });

  it('adds a product of each category in turn, so that the newest are of every kind', async () => {
    await load();
    expect(shop.products).toEqual(['Tonlix Rapids', 'Lotara Bloom', 'Tonlix Undertow']);
  });

  it('sends each product with only the columns of its own category', async () => {
    await load();
    expect(shop.rows).toMatchObject([
      { name: 'Tonlix Rapids', dpi: '26000', layout: '' },
      { name: 'Lotara Bloom', dpi: '', layout: '65%' },
      { name: 'Tonlix Undertow', dpi: '12000', layout: '' },
    ]);
  });

  it('sends the images that the tables name', async () => {
    await load();
    expect(shop.images).toEqual(['rapids-front.webp', 'bloom-front.webp', 'undertow-front.webp']);
  });

  it('adds the three other views of each product, with texts in both languages', async () => {
    await load();
    expect(new Set(shop.views.keys())).toEqual(new Set(['Tonlix Rapids', 'Lotara Bloom', 'Tonlix Undertow']));
    expect(shop.views.get('Lotara Bloom')).toEqual({
      images: ['bloom-angle.webp', 'bloom-detail.webp', 'bloom-in-use.webp'],
      list: [
        { url: '/images/front.webp' },
        { file: 0, alt: 'Lotara Bloom from another side', alt_km: 'Lotara Bloom មើលពីម្ខាងទៀត' },
        { file: 1, alt: 'Lotara Bloom close by', alt_km: 'Lotara Bloom មើលពីជិត' },
        { file: 2, alt: 'Lotara Bloom on a desk', alt_km: 'Lotara Bloom នៅលើតុ' },
      ],
    });
  });

  it('leaves the images of a product alone that has several', async () => {
    shop.products.push('Lotara Bloom');
    shop.views.set('Lotara Bloom', { images: [], list: [] });
    await load();
    expect(shop.views.get('Lotara Bloom')).toEqual({ images: [], list: [] });
  });

  it('adds what is missing after an interruption', async () => {
    shop.brands.push('Tonlix');
    shop.products.push('Tonlix Rapids');
    expect(await load()).toEqual({ brands: 1, products: 2 });
  });

  it('adds nothing the second time', async () => {
    await load();
    expect(await load()).toEqual({ brands: 0, products: 0 });
    expect(shop.products).toHaveLength(3);
  });

  it('recognizes a brand in another letter case', async () => {
    shop.brands.push('TONLIX');
    expect((await load()).brands).toBe(1);
  });

  it('names the products that the shop refuses, with the reason', async () => {
    shop.refused.set('Lotara Bloom', 'Unknown category');
    await expect(load()).rejects.toThrow('did not take 1 sample products: Lotara Bloom (Unknown category)');
  });

  it("fails with the shop's message when it cannot log in", async () => {
    await expect(load('wrong-word')).rejects.toThrow(
      'POST /api/auth/login answered 401: Wrong email or password',
    );
  });
});

const FILES = {
  'brands.csv': 'name,logo\nTonlix,tonlix.webp\nLotara,lotara.webp\n',
  'mice.csv':
    'name,brand,image,dpi\nTonlix Rapids,Tonlix,rapids-front.webp,26000\nTonlix Undertow,Tonlix,undertow-front.webp,12000\n',
  'mousepads.csv': 'name,brand,image\n',
  'keyboards.csv': 'name,brand,image,layout\nLotara Bloom,Lotara,bloom-front.webp,65%\n',
  'headphones.csv': 'name,brand,image\n',
  'monitors.csv': 'name,brand,image\n',
  'logos/tonlix.webp': 'logo',
  'logos/lotara.webp': 'logo',
  ...Object.fromEntries(
    ['rapids', 'undertow', 'bloom'].flatMap((name) =>
      ['front', 'angle', 'detail', 'in-use'].map((view) => [`images/${name}-${view}.webp`, 'image']),
    ),
  ),
};

async function writeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sample-load-'));
  await mkdir(path.join(folder, 'images'));
  await mkdir(path.join(folder, 'logos'));
  for (const [file, content] of Object.entries(FILES)) {
    await writeFile(path.join(folder, file), content);
  }
  return folder;
}

interface Shop {
  baseUrl: string;
  brands: string[];
  products: string[];
  /** Who made each change, in order. */
  writers: string[];
  /** The rows of the last upload. */
  rows: Record<string, string>[];
  images: string[];
  /** The images that a product got after its upload, by its name. */
  views: Map<string, { images: string[]; list: unknown[] }>;
  /** Products that the shop refuses, with the reason. */
  refused: Map<string, string>;
  stop: () => Promise<void>;
}

const WORDS: Record<string, string> = {
  'seller@shop.example': 'seller-word',
  'admin@shop.example': 'admin-word',
};

/** A double of the shop for the calls of the loader, with sessions by cookie. */
async function startShop(): Promise<Shop> {
  const shop: Shop = {
    baseUrl: '',
    brands: [],
    products: [],
    writers: [],
    rows: [],
    images: [],
    views: new Map(),
    refused: new Map(),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server = createServer((request, response) => {
    void answer(shop, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  shop.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return shop;
}

async function answer(shop: Shop, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const call = `${request.method} ${request.url}`;
  const body = new Response(request.method !== 'GET' ? await bytesOf(request) : null, {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  });
  const send = (status: number, content: unknown) => response.writeHead(status).end(JSON.stringify(content));
  if (call === 'GET /api/brands') {
    return void send(200, { brands: shop.brands.map((name) => ({ name })) });
  }
  if (call === 'GET /products') {
    return void send(200, { products: shop.products.map((name) => ({ name })) });
  }
  if (call === 'GET /api/products?limit=100&page=1') {
    const images = [{ url: '/images/front.webp' }, { url: '/images/angle.webp' }];
    return void send(200, {
      products: shop.products.map((name, id) => ({
        id,
        name,
        images: images.slice(0, shop.views.has(name) ? 2 : 1),
      })),
      totalPages: 1,
    });
  }
  if (call === 'POST /api/auth/login') {
    return logIn((await body.json()) as Record<string, string>, response);
  }
  const id = /^PATCH \/api\/products\/(\d+)$/.exec(call)?.[1];
  const role = /session=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? 'visitor';
  if (!id) shop.writers.push(role);
  const form = await body.formData();
  if (id && role === 'seller') {
    const [list, ...files] = form.getAll('images');
    const images = files.map((file) => (file as File).name);
    shop.views.set(shop.products[Number(id)]!, { images, list: JSON.parse(String(list)) as unknown[] });
    return void send(200, {});
  }
  if (call === 'POST /api/brands' && role === 'admin') {
    shop.brands.push(String(form.get('name')));
    return void send(201, { message: 'Brand created successfully' });
  }
  if (call === 'POST /api/products/bulk' && role === 'seller') {
    return void send(200, await upload(shop, form));
  }
  send(403, { message: 'Not allowed' });
}

function logIn({ email = '', password }: Record<string, string>, response: ServerResponse): void {
  if (WORDS[email] !== password) {
    response.writeHead(401).end(JSON.stringify({ message: 'Wrong email or password' }));
    return;
  }
  response.setHeader('set-cookie', [`session=${email.split('@')[0]}; HttpOnly; Path=/`, 'seen=yes; Path=/']);
  response.writeHead(200).end(JSON.stringify({ user: { email } }));
}

async function upload(shop: Shop, form: FormData) {
  shop.images = form.getAll('images').map((image) => (image as File).name);
  const csv = await (form.get('csv') as File).text();
  const rows = Papa.parse<{ name: string }>(csv, { header: true, skipEmptyLines: true }).data;
  shop.rows = rows;
  const failures = rows.flatMap(({ name }, index) => {
    const error = shop.refused.get(name) ?? (shop.products.includes(name) ? 'Already exists' : undefined);
    return error ? [{ row: { name, number: index + 2 }, error }] : [];
  });
  const taken = rows.filter(({ name }) => !failures.some((failure) => failure.row.name === name));
  shop.products.push(...taken.map(({ name }) => name));
  return {
    uploaded: taken.length,
    failed: failures.length,
    successes: taken.map(({ name }) => name),
    failures,
  };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
