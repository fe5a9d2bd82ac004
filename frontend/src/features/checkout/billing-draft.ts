import { useEffect } from 'react';
import { keepDraft, readDraft } from '../../lib/session-drafts';

/** The name of the billing form's draft. */
export const BILLING_DRAFT = 'billing';

export interface BillingDetails {
  customer_name: string;
  phone_number: string;
  shipping_address: string;
}

export interface Shopper {
  id: string;
  /** The shopper's stored data, with which the form starts. */
  billing: BillingDetails;
}

export interface BillingForm extends BillingDetails {
  /** The English name of a province, or an empty text. */
  province: string;
}

/** The form's first values: the draft if there is one, else the shopper's stored data. */
export function startOf({ id, billing }: Shopper): BillingForm {
  const draft = readDraft(BILLING_DRAFT, id);
  return {
    customer_name: draft.customer_name ?? billing.customer_name,
    phone_number: draft.phone_number ?? billing.phone_number,
    shipping_address: draft.shipping_address ?? billing.shipping_address,
    province: draft.province ?? '',
  };
}

/** Stores details with which the form is to start the next time, in place of a draft; the address has its province. */
export function keepBilling(shopperId: string, details: BillingDetails): void {
  keepDraft(BILLING_DRAFT, shopperId, { ...details, province: '' });
}

/** Stores the form's values, so that they survive a reload, leaving the page and the end of the session. */
export function useKeptBilling(shopperId: string, values: Partial<BillingForm>): void {
  const text = JSON.stringify(values);
  useEffect(() => {
    keepDraft(BILLING_DRAFT, shopperId, JSON.parse(text));
  }, [shopperId, text]);
}
