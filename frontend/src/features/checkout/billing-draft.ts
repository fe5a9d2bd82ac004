import { useEffect } from 'react';
import { keepDraft, readDraft } from '../../lib/session-drafts';

/** The name under which a half-filled billing form is kept. */
export const BILLING_DRAFT = 'billing';

export interface BillingDetails {
  customer_name: string;
  phone_number: string;
  shipping_address: string;
}

export interface Shopper {
  id: string;
  /** What is known of the shopper fills the form at the start. */
  billing: BillingDetails;
}

export interface BillingForm extends BillingDetails {
  /** The English name of a province, or nothing. */
  province: string;
}

/** What the shopper had typed, else what is known of them. */
export function startOf({ id, billing }: Shopper): BillingForm {
  const draft = readDraft(BILLING_DRAFT, id);
  return {
    customer_name: draft.customer_name ?? billing.customer_name,
    phone_number: draft.phone_number ?? billing.phone_number,
    shipping_address: draft.shipping_address ?? billing.shipping_address,
    province: draft.province ?? '',
  };
}

/** Keeps what is typed through a reload, a detour and a session that runs out. */
export function useKeptBilling(shopperId: string, values: Partial<BillingForm>): void {
  const text = JSON.stringify(values);
  useEffect(() => {
    keepDraft(BILLING_DRAFT, shopperId, JSON.parse(text));
  }, [shopperId, text]);
}
