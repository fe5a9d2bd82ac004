import { waitFor } from '@mekong/testing';
import { anImage, givenMouse, untilSold } from '../../support/catalogue.js';
import { pay } from '../../support/paid-order.js';
import { mailTo } from '../../support/shopper.js';
import {
  anEmail,
  checkoutPath,
  codeMailedTo,
  contact,
  expectStatus,
  PASSWORD,
  type Stage,
} from '../attack-stage.js';
import { givenReview } from './others-things.js';

const script = '<script>alert(1)</script>';
const image = '"><img src=x onerror=alert(1)>';
const breakout = '</script></title></textarea>';
/** Texts that would be markup, were they not escaped. */
const payload = `${breakout}${image}${script}`;
const markup = /<script>alert|<img src=x|<\/script><\/title>/i;

/** Script in every text that is shown or mailed. */
export function scriptRows(stage: Stage): void {
  const page = async (path: string) => (await stage.people.visitor.call('GET', path)).body as string;

  it("a product's name, description, brand and image are shown as they are written (ASVS 1.2.1, 1.2.3)", async () => {
    const { admin, seller } = stage.people;
    const form = new FormData();
    form.set('name', `${script}${image}`);
    form.set('image', await anImage(), 'logo.png');
    expectStatus(await admin.call('POST', '/api/brands', form), 201);
    const brand = `${script}${image}`;
    const id = await givenMouse(seller, {
      name: `Shown ${payload}`,
      brand,
      description: payload,
      name_km: payload,
    });
    const { images } = (await seller.call('GET', `/api/products/${id}`)).body.product;
    const told = { images: [{ url: images[0].url, alt: payload, alt_km: payload }] };
    expectStatus(await seller.call('PATCH', `/api/products/${id}`, told), 200);
    for (const path of [`/product/mouse/shown-${id}`, '/category/mouse', '/']) {
      const isShown = async () => (await page(path)).includes('&lt;script&gt;alert(1)');
      await waitFor(isShown, { what: `the name on ${path}` });
      expect(await page(path)).not.toMatch(markup);
    }
  });

  it('an address of the shop is not repeated in its page (ASVS 1.2.1)', async () => {
    for (const path of [
      '/product/mouse/',
      '/category/',
      '/category/mouse?q=',
      '/search?q=',
      '/nowhere/',
      '/?x=',
    ]) {
      for (const text of [payload, `'-alert(1)-'`, 'javascript:alert(1)'])
        expect(await page(path + encodeURIComponent(text))).not.toMatch(markup);
    }
  });

  it('a review is data, and never markup (ASVS 1.2.1)', async () => {
    const id = await givenReview(stage, await stage.customer(), payload);
    expectStatus(
      await stage.people.seller.call('PATCH', `/api/admin/reviews/${id}`, {
        status: 'approved',
        answer: payload,
      }),
      200,
    );
    const { headers } = await stage.people.visitor.call('GET', `/api/reviews?product_id=${stage.productId}`);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(await page(`/product/mouse/river-${stage.productId}`)).not.toMatch(markup);
  });

  it('mails about an order hold names, addresses and shipments as they are written (ASVS 1.2.1)', async () => {
    const { admin, seller } = stage.people;
    const id = await givenMouse(seller, { name: `Mailed ${payload}` });
    await untilSold(stage.shop.url, [id]);
    const customer = await stage.customer();
    const cart = [{ id, quantity: 1 }];
    const { total } = (await customer.call('POST', '/api/checkout/quote', { cart })).body;
    const where = { ...contact, customer_name: payload, shipping_address: payload };
    const { orderId } = (await customer.call('POST', checkoutPath, { ...where, total, cart })).body;
    await pay(customer, orderId);
    const shipment = { status: 'shipped', courier: image, tracking_number: script };
    expectStatus(await admin.call('PATCH', `/api/admin/orders/${orderId}`, shipment), 200);
    for (const subject of [/receipt/, /on its way|shipped/i]) {
      const { html } = await mailTo(stage.shop.url, customer.email, subject);
      expect(html).toContain('&lt;');
      expect(html).not.toMatch(markup);
    }
  });

  it('the mail that greets somebody holds their name as it is written (ASVS 1.2.1)', async () => {
    const email = anEmail();
    const account = { name: script + image, email, password: PASSWORD };
    const browser = stage.visitor();
    await browser.call('POST', '/api/auth/signup', account);
    const code = await codeMailedTo(stage, email);
    await browser.call('POST', '/api/auth/verify-email', { email, code });
    const { html } = await mailTo(stage.shop.url, email, /Welcome/);
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(markup);
    expect(await page(`/dev/mailbox?to=${email}`)).not.toMatch(markup);
  });

  it.each(['Sok\r\nBcc: all@shop.example', 'Sok\u2028Dara', 'Visit https://evil.test', 'www.evil.test'])(
    'nobody is called %j (ASVS 1.3.11)',
    async (name) => {
      const { status } = await stage
        .visitor()
        .call('POST', '/api/auth/signup', { name, email: anEmail(), password: PASSWORD });
      expect(status).toBe(400);
    },
  );

  it.each(['a@b.example\r\nBcc: c@d.example', 'a@b.example,c@d.example', '<a@b.example>', 'a b@c.example'])(
    'no mail goes to %j (ASVS 1.3.11)',
    async (email) => {
      const { status } = await stage
        .visitor()
        .call('POST', '/api/auth/signup', { name: 'Sok', email, password: PASSWORD });
      expect(status).toBe(400);
    },
  );

  it('pages run no script but the own files, and stand in no frame of others (ASVS 3.4.3, 3.4.4, 3.4.6)', async () => {
    for (const path of ['/', '/api/products', '/api/docs', '/dev/mailbox', '/nowhere']) {
      const { headers } = await stage.people.visitor.call('GET', path);
      const policy = headers.get('content-security-policy')!;
      expect([path, policy]).toEqual([path, expect.stringContaining("default-src 'self'")]);
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
}
