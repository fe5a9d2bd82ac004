import { waitFor } from '@mekong/testing';
import { anImage, givenMouse } from '../../support/catalogue.js';
import type { Shopper } from '../../support/shopper.js';
import { expectStatus, type Person, type Stage } from '../attack-stage.js';

type Method = Parameters<Person['call']>[0];

/** What somebody else may not even learn to exist, with the calls that would show or change it. */
export function othersThingsRows(stage: Stage): void {
  const { call404, orderOf } = tools(stage);

  describe("another customer's order (ASVS 8.2.2; API1:2023)", () => {
    it.each([
      ['GET', '/api/checkout/order/{id}', undefined],
      ['GET', '/api/payment/qr?orderId={id}', undefined],
      ['PUT', '/api/checkout/mark-paid/{id}', { paymentStatus: 'completed' }],
      ['POST', '/api/payment/{id}/cancel', undefined],
    ] as [Method, string, unknown][])('%s %s answers 404', async (method, path, body) => {
      const id = await orderOf(stage.people.customer);
      await call404(stage.people.otherCustomer, method, path.replace('{id}', id), body);
      const own = await stage.people.customer.call('GET', `/api/checkout/order/${id}`);
      expect(own.body.order.status).toBe('pending');
    });

    it("is in nobody else's list, and a seller who sold nothing of it does not find it", async () => {
      const id = await stage.paidOrderOf(stage.people.customer);
      const { body } = await stage.people.otherCustomer.call('GET', '/api/user/my-orders');
      expect(JSON.stringify(body)).not.toContain(id);
      await call404(stage.people.otherSeller, 'GET', `/api/admin/orders/${id}`);
      const found = await stage.people.otherSeller.call('GET', `/api/payment/admin-orders?q=${id}`);
      expect(found.body.orders).toEqual([]);
    });

    it('gives its receipt to nobody else', async () => {
      const { people } = stage;
      await stage.paidOrderOf(people.customer);
      const isMailed = async () => receiptsTo(stage, people.customer.email);
      await waitFor(isMailed, { what: 'the receipt' });
      expect(await receiptsTo(stage, people.otherCustomer.email)).toBe(false);
    });
  });

  describe("another customer's saved addresses (ASVS 8.2.2; API1:2023)", () => {
    const address = { recipient: 'Guarded Name', phone: '012 345 678', line: 'Street 240' };

    it('are in no list of others, and neither changed nor deleted', async () => {
      const { customer, otherCustomer } = stage.people;
      const { body } = await customer.call('POST', '/api/account/addresses', address);
      const path = `/api/account/addresses/${body.addresses[0].id}`;
      await call404(otherCustomer, 'PATCH', path, { line: 'Elsewhere', is_default: true });
      await call404(otherCustomer, 'DELETE', path);
      const listed = await otherCustomer.call('GET', '/api/account/addresses');
      expect(JSON.stringify(listed.body)).not.toContain('Guarded Name');
      expect((await customer.call('GET', '/api/account/addresses')).body.addresses[0]).toMatchObject(address);
    });
  });

  describe("another seller's things (ASVS 8.2.2; API1:2023)", () => {
    it('a product: neither changed, deleted nor read in its history', async () => {
      const { otherSeller, seller } = stage.people;
      const id = await givenMouse(seller, { name: 'Guarded Mouse' });
      await call404(otherSeller, 'PATCH', `/api/products/${id}`, { price: 0.01 });
      await call404(otherSeller, 'DELETE', `/api/products/${id}`);
      await call404(otherSeller, 'GET', `/api/admin/stock-history/${id}`);
      for (const change of [{ type: 'price', how: 'to', value: 0.01 }, { type: 'delete' }]) {
        const many = { products: [{ id }], change };
        const { body } = await otherSeller.call('POST', '/api/products/change-many', many);
        expect(body).toMatchObject({ changed: 0, results: [{ name: null, ok: false }] });
      }
      expect((await seller.call('GET', `/api/products/${id}`)).body.product.price).toBe(19.99);
    });

    it('a hidden product: neither read, listed, exported nor bought', async () => {
      const { otherSeller, seller, visitor } = stage.people;
      const id = await givenMouse(seller, { name: 'Secret Mouse', hidden: 'true' });
      for (const stranger of [visitor, otherSeller]) await call404(stranger, 'GET', `/api/products/${id}`);
      await call404(otherSeller, 'GET', `/api/admin/products/${id}`);
      for (const path of [
        '/api/products?limit=100&q=secret',
        `/api/products?ids=${id}`,
        '/api/products/search?q=secret+mouse',
        '/products?q=secret+mouse',
        '/api/products/mouse/all',
        '/api/admin/products?place=hidden',
        '/api/admin/products/export.csv',
      ]) {
        const { body } = await otherSeller.call('GET', path);
        expect([path, JSON.stringify(body)]).toEqual([path, expect.not.stringContaining('Secret Mouse')]);
      }
      const cart = [{ id, quantity: 1 }];
      const quoted = await visitor.call('POST', '/api/checkout/quote', { cart });
      expect(quoted.body.lines).toEqual([]);
    });

    it('a deleted product: neither listed nor restored', async () => {
      const { otherSeller, seller } = stage.people;
      const id = await givenMouse(seller, { name: 'Buried Mouse' });
      expectStatus(await seller.call('DELETE', `/api/products/${id}`), 200);
      const listed = await otherSeller.call('GET', '/api/admin/products?place=deleted');
      expect(JSON.stringify(listed.body)).not.toContain('Buried Mouse');
      await call404(otherSeller, 'POST', `/api/admin/products/${id}/restore`);
    });

    it('an image of the library: neither replaced, deleted, listed nor used', async () => {
      const { otherSeller, seller } = stage.people;
      const form = new FormData();
      form.append('images', await anImage('#0a7733'), 'own.png');
      const { body } = await seller.call('POST', '/api/admin/images', form);
      const { hash, url } = body.results[0].image;
      const replacement = new FormData();
      replacement.set('image', await anImage('#991122'), 'new.png');
      await call404(otherSeller, 'PUT', `/api/admin/images/${hash}`, replacement);
      await call404(otherSeller, 'DELETE', `/api/admin/images/${hash}`);
      const listed = await otherSeller.call('GET', '/api/admin/images?limit=100');
      expect(JSON.stringify(listed.body)).not.toContain(hash);
      const many = await otherSeller.call('POST', '/api/admin/images/delete-many', { hashes: [hash] });
      expect(many.body.deleted).toBe(0);
      const own = await givenMouse(otherSeller, { name: 'Borrowing Mouse' });
      for (const use of [{ image_url: url }, { images: [{ url }] }])
        expect((await otherSeller.call('PATCH', `/api/products/${own}`, use)).status).toBe(400);
      expect((await seller.call('GET', url)).status).toBe(200);
    });

    it('a bulk upload: neither read, written, undone nor downloaded', async () => {
      const { otherSeller, seller } = stage.people;
      const form = new FormData();
      form.set(
        'csv',
        new Blob(['name,brand,price,stock,category,image\nBulk Mouse,Tonle,1,1,mouse,a.png\n'], {
          type: 'text/csv',
        }),
        'p.csv',
      );
      form.append('images', await anImage('#123456'), 'a.png');
      const rehearsed = expectStatus(await seller.call('POST', '/api/products/batches', form), 201);
      const path = `/api/products/batches/${rehearsed.body.batch.id}`;
      await call404(otherSeller, 'GET', path);
      await call404(otherSeller, 'GET', `${path}/failures.csv`);
      await call404(otherSeller, 'POST', `${path}/commit`, {});
      await call404(otherSeller, 'POST', `${path}/undo`, {});
    });

    it('a report: its file is not even for another admin', async () => {
      const { seller, otherSeller, admin } = stage.people;
      const wanted = { kind: 'sales', format: 'csv', from: '2026-01-01', to: '2026-01-31' };
      const { body } = expectStatus(await seller.call('POST', '/api/reports/jobs', wanted), 201);
      const path = `/api/reports/jobs/${body.job.id}/file`;
      await waitFor(async () => (await seller.call('GET', path)).status === 200, { what: 'the report' });
      for (const stranger of [otherSeller, admin]) {
        await call404(stranger, 'GET', path);
        const { body: list } = await stranger.call('GET', '/api/reports/jobs');
        expect(JSON.stringify(list)).not.toContain(body.job.id);
      }
    });

    it('a review of their product: neither approved nor answered', async () => {
      const { otherSeller, seller } = stage.people;
      const id = await givenReview(stage, await stage.customer());
      await call404(otherSeller, 'PATCH', `/api/admin/reviews/${id}`, { status: 'approved' });
      await call404(otherSeller, 'PATCH', `/api/admin/reviews/${id}`, { answer: 'Mine!' });
      const { body } = await seller.call('GET', '/api/admin/reviews?limit=100');
      expect(body.reviews.find((review: { id: number }) => review.id === id).status).toBe('pending');
    });

    it('a question: neither answered, hidden, read nor taken back', async () => {
      const { otherSeller, seller } = stage.people;
      const [asker, stranger] = [await stage.customer(), await stage.customer()];
      const path = `/api/products/${stage.productId}/questions`;
      const { id } = expectStatus(await asker.call('POST', path, { text: 'Mine?' }), 201).body.question;
      await call404(otherSeller, 'PATCH', `/api/admin/questions/${id}`, { answer: 'Mine!' });
      await call404(otherSeller, 'PATCH', `/api/admin/questions/${id}`, { hidden: true });
      await call404(stranger, 'DELETE', `${path}/${id}`);
      expect((await stranger.call('GET', `${path}/mine`)).body.questions).toEqual([]);
      const { body } = await seller.call('GET', '/api/admin/questions?limit=100');
      expect(body.questions.find((question: { id: number }) => question.id === id).status).toBe('waiting');
    });

    it('an alert: neither listed nor marked as read', async () => {
      const { otherSeller, seller } = stage.people;
      await stage.paidOrderOf(stage.people.customer);
      const unreadOf = async () => (await seller.call('GET', '/api/notifications?unread=true')).body;
      const ids = await waitFor(
        async () => {
          const { alerts } = await unreadOf();
          return alerts.length > 0 && alerts.map(({ id }: { id: number }) => id);
        },
        { what: 'an alert of the seller' },
      );
      expect((await otherSeller.call('GET', '/api/notifications?limit=100')).body.alerts).toEqual([]);
      await otherSeller.call('POST', '/api/notifications/read', { ids });
      expect((await unreadOf()).unread).toBeGreaterThanOrEqual(ids.length);
    });
  });

  it("another user's session cannot be ended, and is not listed (ASVS 7.5.2, 8.2.2; API1:2023)", async () => {
    const [owner, stranger] = [await stage.customer(), stage.people.otherCustomer];
    const { sessions } = (await owner.call('GET', '/api/account/sessions')).body;
    await call404(stranger, 'DELETE', `/api/account/sessions/${sessions[0].id}`);
    const listed = await stranger.call('GET', '/api/account/sessions');
    expect(JSON.stringify(listed.body)).not.toContain(sessions[0].id);
    expect((await owner.call('GET', '/api/account/sessions')).status).toBe(200);
  });
}

function tools(stage: Stage) {
  return {
    orderOf: (customer: Person) => stage.unpaidOrderOf(customer),
    call404: async (stranger: Shopper, method: Method, path: string, body?: unknown) => {
      const { status } = await stranger.call(method, path, body);
      expect([method, path, status]).toEqual([method, path, 404]);
    },
  };
}

async function receiptsTo(stage: Stage, email: string): Promise<boolean> {
  const { body } = await stage.people.visitor.call('GET', `/api/dev/mailbox?to=${encodeURIComponent(email)}`);
  return body.messages.some(({ subject }: { subject: string }) => /receipt/i.test(subject));
}

/** A review of the stage's product by somebody who has bought it; answers its id. */
export async function givenReview(stage: Stage, by: Person, text = 'Good mouse'): Promise<number> {
  await stage.paidOrderOf(by);
  const review = { product_id: stage.productId, rating: 5, text };
  // Catalog hears of the purchase a moment later.
  await waitFor(async () => (await by.call('PUT', '/api/reviews/mine', review)).status === 200, {
    what: 'the review to be taken',
  });
  const { body } = await stage.people.admin.call('GET', '/api/admin/reviews?limit=100');
  return body.reviews.find((row: { text: string }) => row.text === text)!.id;
}
