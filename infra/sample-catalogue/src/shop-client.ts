import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

const brandsAnswer = z.object({ brands: z.array(z.object({ name: z.string() })) });
const productsAnswer = z.object({ products: z.array(z.object({ name: z.string() })) });
const productsPage = z.object({
  products: z.array(
    z.object({ id: z.number(), name: z.string(), images: z.array(z.object({ url: z.string() })) }),
  ),
  totalPages: z.number(),
});
const bulkAnswer = z.object({
  uploaded: z.number(),
  failures: z.array(z.object({ row: z.object({ name: z.string() }), error: z.string() })),
});
const mailbox = z.object({ messages: z.array(z.object({ subject: z.string() })) });
const quoteAnswer = z.object({ total: z.number() });
const placedAnswer = z.object({ orderId: z.string() });
const shownReviews = z.object({ reviews: z.array(z.object({ author: z.string() })) });
const ownReview = z.object({ may_review: z.boolean() });
const savedReview = z.object({ review: z.object({ id: z.number() }) });
const problem = z.object({ message: z.string() });

interface BulkResult {
  uploaded: number;
  /** The error of each refused product, by its name. */
  errors: Map<string, string>;
}

export type ListedProduct = z.infer<typeof productsPage>['products'][number];

/** A client of the shop's public API with the session of one person. */
export class ShopClient {
  private constructor(
    private readonly baseUrl: string,
    private readonly cookie: string,
  ) {}

  /** @throws Error with the shop's message when it refuses the login. */
  static async logIn(baseUrl: string, email: string, password: string): Promise<ShopClient> {
    const visitor = new ShopClient(baseUrl, '');
    return visitor.withCookiesOf(await visitor.send('POST', '/api/auth/login', { email, password }));
  }

  /** A new customer whose email is verified by the code on the mailbox page. */
  static async signUp(
    baseUrl: string,
    account: { name: string; email: string; password: string },
  ): Promise<ShopClient> {
    const visitor = new ShopClient(baseUrl, '');
    const { email } = account;
    // The code works in the browser that signed up, which the shop knows by a cookie of the sign-up's answer.
    const browser = visitor.withCookiesOf(await visitor.send('POST', '/api/auth/signup', account));
    const code = await eventually(`a mail with the code of ${email}`, async () => {
      const answer = await visitor.call('GET', `/api/dev/mailbox?to=${encodeURIComponent(email)}`);
      const { messages } = mailbox.parse(await answer.json());
      return messages.map(({ subject }) => /\b\d{6}\b/.exec(subject)?.[0]).find(Boolean);
    });
    return browser.withCookiesOf(await browser.send('POST', '/api/auth/verify-email', { email, code }));
  }

  private withCookiesOf(answer: Response): ShopClient {
    const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
    return new ShopClient(this.baseUrl, pairs.join('; '));
  }

  /** Orders and pays one piece of each product. */
  async buy(name: string, productIds: number[]): Promise<void> {
    const cart = productIds.map((id) => ({ id, quantity: 1 }));
    const quote = await this.send('POST', '/api/checkout/quote', { cart });
    const { total } = quoteAnswer.parse(await quote.json());
    const contact = { customer_name: name, phone_number: '012 345 678', shipping_address: 'Phnom Penh' };
    const placed = await this.send('POST', '/api/checkout/Recipt-generator', { ...contact, total, cart });
    const { orderId } = placedAnswer.parse(await placed.json());
    await this.send('PUT', `/api/checkout/mark-paid/${orderId}`, { paymentStatus: 'completed' });
  }

  /** Reviews a product as soon as the catalogue knows that it was bought; answers the review's id. */
  async review(productId: number, rating: number, text: string): Promise<number> {
    await eventually(`the sale of product ${productId}`, async () => {
      const answer = await this.call('GET', `/api/reviews/mine?product_id=${productId}`);
      return ownReview.parse(await answer.json()).may_review || undefined;
    });
    const answer = await this.send('PUT', '/api/reviews/mine', { product_id: productId, rating, text });
    return savedReview.parse(await answer.json()).review.id;
  }

  /** The names under which the newest reviews of a product are shown. */
  async reviewAuthors(productId: number): Promise<string[]> {
    const answer = await this.call('GET', `/api/reviews?product_id=${productId}&limit=50`);
    return shownReviews.parse(await answer.json()).reviews.map(({ author }) => author);
  }

  /** Shows a review, with the shop's answer if there is one. */
  async approveReview(id: number, answer?: string): Promise<void> {
    await this.send('PATCH', `/api/admin/reviews/${id}`, { status: 'approved', ...(answer && { answer }) });
  }

  async brandNames(): Promise<string[]> {
    const answer = await this.call('GET', '/api/brands');
    return brandsAnswer.parse(await answer.json()).brands.map((brand) => brand.name);
  }

  async productNames(): Promise<string[]> {
    const answer = await this.call('GET', '/products');
    return productsAnswer.parse(await answer.json()).products.map((product) => product.name);
  }

  /** All products with their images. */
  async products(): Promise<ListedProduct[]> {
    const all = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const answer = await this.call('GET', `/api/products?limit=100&page=${page}`);
      const { products, totalPages } = productsPage.parse(await answer.json());
      all.push(...products);
      last = totalPages;
    }
    return all;
  }

  async changeProduct(id: number, form: FormData): Promise<void> {
    await this.call('PATCH', `/api/products/${id}`, form);
  }

  async createBrand(form: FormData): Promise<void> {
    await this.call('POST', '/api/brands', form);
  }

  async uploadProducts(form: FormData): Promise<BulkResult> {
    const answer = await this.call('POST', '/api/products/bulk', form);
    const { uploaded, failures } = bulkAnswer.parse(await answer.json());
    return { uploaded, errors: new Map(failures.map(({ row, error }) => [row.name, error])) };
  }

  private send(method: string, path: string, body: object): Promise<Response> {
    return this.call(method, path, JSON.stringify(body));
  }

  private async call(method: string, path: string, body?: string | FormData): Promise<Response> {
    const headers = new Headers({ accept: 'application/json' });
    if (this.cookie) {
      headers.set('cookie', this.cookie);
    }
    if (typeof body === 'string') {
      headers.set('content-type', 'application/json');
    }
    const answer = await fetch(new URL(path, this.baseUrl), { method, headers, body: body ?? null });
    if (!answer.ok) {
      throw new Error(`${method} ${path} answered ${answer.status}: ${await reasonOf(answer)}`);
    }
    return answer;
  }
}

async function reasonOf(answer: Response): Promise<string> {
  const text = await answer.text();
  try {
    return problem.parse(JSON.parse(text)).message;
  } catch {
    return text.slice(0, 200);
  }
}

/** How long what other services are told may take to arrive, and how often to look for it. */
const patienceMs = 20_000;
const pauseMs = 50;

async function eventually<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await wait(pauseMs)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error(`The shop has not got ${what} within ${patienceMs / 1_000} seconds`);
}
