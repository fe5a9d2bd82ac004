import { admin, changed, newName, type Act } from './audited-things.js';

/** The acts by which admins make the shop their own. */
export const actsOnSettings: Record<string, Act> = {
  'PATCH /api/admin/riel-rate': [
    'riel-rate.edited',
    (stage) => changed(stage, 'PATCH', '/api/admin/riel-rate', '', { riel_rate: 4_050 }),
  ],
  'PUT /api/admin/order-rules': [
    'order-rules.changed',
    async (stage) => {
      const path = '/api/admin/order-rules';
      const { version } = (await admin(stage).call('GET', path)).body.order_rules;
      return admin(stage).call('PUT', path, { return_days: 15, shipping_policy: 'item-count', version });
    },
  ],
  'PUT /api/admin/sending': [
    'sending.changed',
    async (stage) => {
      const path = '/api/admin/sending';
      const { version } = (await admin(stage).call('GET', path)).body.sending;
      return admin(stage).call('PUT', path, { mail_from: 'Shop <shop@mekong.example>', version });
    },
  ],
  'PATCH /api/admin/shop/look': [
    'shop-look.changed',
    (stage) => changed(stage, 'PATCH', '/api/admin/shop/look', 'look', { mail_footer: newName() }),
  ],
  'PUT /api/admin/spec-fields/{category}': [
    'spec_fields.changed',
    async (stage) => {
      const { spec_fields } = (await admin(stage).call('GET', '/api/spec-fields')).body;
      const { version, fields } = spec_fields.mousepad;
      return admin(stage).call('PUT', '/api/admin/spec-fields/mousepad', {
        version,
        fields: fields.toReversed(),
      });
    },
  ],
  'PUT /api/admin/payment-methods': [
    'payment-methods.changed',
    async (stage) => {
      const path = '/api/admin/payment-methods';
      const turn = async (off: string[]) => {
        const { version } = (await admin(stage).call('GET', path)).body.payment_methods;
        return admin(stage).call('PUT', path, { off, version });
      };
      const answer = await turn(['khqr']);
      await turn([]);
      return answer;
    },
  ],
};
