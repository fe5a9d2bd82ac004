import { waitFor } from '@mekong/testing';
import { expectStatus } from './attack-stage.js';
import { admin, newName, type Act } from './audited-things.js';

/** What the audit log must tell of what customers say of products. */
export const actsOnWords: Record<string, Act> = {
  'PATCH /api/admin/reviews/{id}': [
    'review.moderated',
    async (stage) => {
      const customer = await stage.customer();
      await stage.paidOrderOf(customer);
      const review = { product_id: stage.productId, rating: 5, text: newName() };
      await waitFor(async () => (await customer.call('PUT', '/api/reviews/mine', review)).status < 300, {
        what: 'the review',
      });
      const { reviews } = (await admin(stage).call('GET', '/api/admin/reviews?status=pending')).body;
      return admin(stage).call('PATCH', `/api/admin/reviews/${reviews[0].id}`, { status: 'approved' });
    },
  ],
  'PATCH /api/admin/questions/{id}': [
    'question.moderated',
    async (stage) => {
      const customer = await stage.customer();
      const path = `/api/products/${stage.productId}/questions`;
      const { question } = expectStatus(await customer.call('POST', path, { text: newName() }), 201).body;
      return admin(stage).call('PATCH', `/api/admin/questions/${question.id}`, { answer: 'Yes' });
    },
  ],
};
