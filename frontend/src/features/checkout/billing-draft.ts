import { useEffect } from 'react';
import type { Address, OrderDraft } from '../../api/types';
import { digitsIn } from '../../lib/digits';
import { BILLING_DRAFT, forgetDraft, keepDraft, readDraft } from '../../lib/session-drafts';

/** The part of an order that the form asks for; its address is whole. */
export type BillingDetails = Omit<OrderDraft, 'total' | 'cart' | 'promo_code' | 'delivery_method'> & {
  shipping_address: string;
};

export interface Shopper {
  /** Empty while it is not known who it is. */
  id: string;
  /** The shopper's stored data, with which the form starts if they have saved no address. */
  billing: Pick<BillingDetails, 'customer_name' | 'phone_number' | 'shipping_address'>;
  /** Their saved addresses, the default one first; undefined while these are loading. */
  addresses: Address[] | undefined;
}

/** The form's fields; `shipping_address` is without the two below it. */
export interface BillingForm {
  customer_name: string;
  phone_number: string;
  shipping_address: string;
  district: string;
  /** The English name of a province, or an empty text. */
  province: string;
  /** What is near, by which couriers find a house; no part of a saved address. */
  landmark?: string;
  /** What the courier should know. */
  note?: string;
  /** Where a map shows it; likewise. */
  map_link?: string;
  /** The key of the way in which it is brought, where one was chosen. */
  delivery_method?: string;
  /** Whether a VAT invoice is wanted (`yes`), and in whose name; these have the names of the API. */
  vat_wanted?: string;
  'vat_invoice.tin'?: string;
  'vat_invoice.name'?: string;
  'vat_invoice.address'?: string;
}

const noTaxpayer = {
  vat_wanted: '',
  'vat_invoice.tin': '',
  'vat_invoice.name': '',
  'vat_invoice.address': '',
};

/** The form's values for a saved address. */
export const valuesOf = ({ recipient, phone, line, district, province, map_link }: Address): BillingForm => ({
  customer_name: recipient,
  phone_number: phone,
  shipping_address: line,
  district,
  province,
  map_link: map_link ?? '',
});

/** What the form knows by itself: the default address, else the shopper's stored data. */
function knownOf({ billing, addresses = [] }: Shopper): BillingForm {
  const [first] = addresses;
  const own = { landmark: '', note: '', map_link: '', delivery_method: '', ...noTaxpayer };
  return first ? { ...own, ...valuesOf(first) } : { ...billing, district: '', province: '', ...own };
}

/**
 * The form's first values: what was typed if there is a draft, else what it knows. A rendered page knows of no draft, and its form
 * has to begin as it was rendered.
 */
export function startOf(shopper: Shopper, isHydrated = true): BillingForm {
  const draft = isHydrated ? readDraft(BILLING_DRAFT, shopper.id) : {};
  const known = Object.entries(knownOf(shopper)).map(([name, value]) => [name, draft[name] ?? value]);
  return Object.fromEntries(known) as BillingForm;
}

/** These first values, with the shopper's own name and phone number where they have none. */
export const withPerson = (values: BillingForm, { billing }: Shopper): BillingForm => ({
  ...values,
  customer_name: values.customer_name || billing.customer_name,
  phone_number: values.phone_number || billing.phone_number,
});

const comparable = (name: string, value = '') => (name === 'phone_number' ? digitsIn(value) : value.trim());

/** Whether both have the same values, but for blanks around them and for how the phone number is written. */
export const isSameBilling = (one: Partial<BillingForm>, other: BillingForm): boolean =>
  Object.entries(other).every(
    ([name, value]) => comparable(name, one[name as keyof BillingForm]) === comparable(name, value),
  );

/** Stores values with which the form is to start the next time, in place of a draft. */
export function keepBilling(shopperId: string, values: BillingForm): void {
  keepDraft(BILLING_DRAFT, shopperId, values);
}

/**
 * Stores what was typed, so that it survives a reload, leaving the page, the end of the session, and an order that is not
 * paid in the end. What the form knows by itself is not stored, as it may change. Before the form has begun with the draft of before,
 * that one stays.
 */
export function useKeptBilling(shopper: Shopper, values: Partial<BillingForm>, hasBegun: boolean): void {
  const { id } = shopper;
  const typed = isSameBilling(values, knownOf(shopper)) ? null : JSON.stringify(values);
  useEffect(() => {
    if (id === '' || !hasBegun) return;
    if (typed === null) forgetDraft(BILLING_DRAFT);
    else keepDraft(BILLING_DRAFT, id, JSON.parse(typed));
  }, [id, typed, hasBegun]);
}
