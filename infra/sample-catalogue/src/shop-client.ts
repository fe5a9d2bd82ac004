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
  failures: z.array(z.object({ name: z.string(), error: z.string() })),
});
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
    const answer = await visitor.call('POST', '/api/auth/login', JSON.stringify({ email, password }));
    const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
    return new ShopClient(baseUrl, pairs.join('; '));
  }

  async brandNames(): Promise<string[]> {
    const answer = await this.call('GET', '/api/brands');
    return brandsAnswer.parse(await answer.json()).brands.map((brand) => brand.name);
  }

  async productNames(): Promise<string[]> {
    const answer = await this.call('GET', '/products');
    return productsAnswer.parse(await answer.json()).products.map((product) => product.name);
  }

  /** All products with their pictures. */
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
    return { uploaded, errors: new Map(failures.map(({ name, error }) => [name, error])) };
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
