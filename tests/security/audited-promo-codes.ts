import { anEmail, mark } from './attack-stage.js';
import { admin, type Act } from './audited-things.js';

const aPromoName = () => `P-${mark(anEmail())}`.replaceAll(/[^A-Za-z0-9-]/g, '').slice(0, 24);

/** What the audit log must tell of promo codes. */
export const actsOnPromoCodes: Record<string, Act> = {
  'POST /api/admin/promo-codes': [
    'promo-code.created',
    (stage) =>
      admin(stage).call('POST', '/api/admin/promo-codes', { code: aPromoName(), kind: 'free_delivery' }),
  ],
  'PATCH /api/admin/promo-codes/{id}': [
    'promo-code.changed',
    async (stage) => {
      const body = { code: aPromoName(), kind: 'free_delivery' };
      const { promo_code } = (await admin(stage).call('POST', '/api/admin/promo-codes', body)).body;
      return admin(stage).call('PATCH', `/api/admin/promo-codes/${promo_code.id}`, { status: 'paused' });
    },
  ],
};
