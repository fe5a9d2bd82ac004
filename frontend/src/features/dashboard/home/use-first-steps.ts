import { useGetBrandsQuery } from '../../../api/brands-api';
import { useGetDeliveryQuery } from '../../../api/delivery-api';
import { useCountProductsQuery } from '../../../api/home-api';
import { useGetEditedLookQuery } from '../../../api/look-api';
import { useGetPaymentSettingsQuery } from '../../../api/payment-settings-api';
import { useGetEditedShopQuery } from '../../../api/staff-pages-api';
import type { StaffText } from '../i18n/staff-i18n';
import { FRESH } from './count-card';

export interface FirstStep {
  label: StaffText;
  /** Where it is done. */
  to: string;
  isDone: boolean;
  /** Another way to do it. */
  or?: { label: StaffText; to: string };
}

const BASE = '/seller-dashboard';

/** What a new shop needs before it sells, ticked by how the shop is; undefined until all of it is known. */
export function useFirstSteps(): FirstStep[] | undefined {
  const { data: look } = useGetEditedLookQuery(undefined, FRESH);
  const { data: shop } = useGetEditedShopQuery(undefined, FRESH);
  const { data: delivery } = useGetDeliveryQuery(undefined, FRESH);
  const { data: payment } = useGetPaymentSettingsQuery(undefined, FRESH);
  const { data: products } = useCountProductsQuery(undefined, FRESH);
  const { data: brands } = useGetBrandsQuery();
  if (!look || !shop || !delivery || !payment || !brands || products === undefined) return undefined;
  const ways = payment.methods.filter(({ on }) => on);
  return [
    {
      label: 'Give the shop its name',
      to: `${BASE}/settings/shop`,
      isDone: look.name !== '' || look.environment.name !== null,
    },
    { label: 'Choose a logo', to: `${BASE}/settings/shop`, isDone: look.logo !== null },
    {
      label: 'Tell your customers how to reach you',
      to: `${BASE}/settings/footer`,
      isDone: [shop.phone, shop.telegram, shop.messenger].some(Boolean),
    },
    { label: 'Say how long parcels take', to: `${BASE}/settings/delivery`, isDone: delivery.version > 0 },
    {
      label: 'Choose how you are paid, and turn off the demo payment',
      to: `${BASE}/settings/ways-to-pay`,
      isDone: ways.length > 0 && ways.every(({ key }) => key !== 'demo'),
    },
    {
      // A product needs its brand.
      ...(brands.length > 0 || products > 0
        ? { label: 'Add the first products', to: `${BASE}/products/new` }
        : { label: 'Add the first brand, then products', to: `${BASE}/brands` }),
      isDone: products > 0,
      or: products > 0 ? undefined : { label: 'or bring them from a file', to: `${BASE}/products/bulk` },
    },
  ];
}
