import { lazy, useState, type ReactNode } from 'react';
import type { FieldError } from '../../api/problem';
import type { Address, AddressFacts, Quote, QuotedDelivery } from '../../api/types';
import { BusyButton } from '../../components/busy-button';
import { Checkbox } from '../../components/checkbox';
import { Extra } from '../../components/extra';
import { useI18n } from '../../lib/i18n/i18n';
import { toast } from '../../lib/toast';
import { filled, useForm } from '../../lib/use-form';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { useTypedEarly } from '../../lib/use-typed-early';
import {
  isSameBilling,
  startOf,
  useKeptBilling,
  valuesOf,
  withPerson,
  type BillingDetails,
  type BillingForm as FormValues,
  type Shopper,
} from './billing-draft';
import { BillingFields } from './billing-fields';
import styles from './billing-form.module.css';
import { addressOf, detailsOf, taxpayerOf } from './billing-values';
import { SavedAddressField } from './saved-address-field';
import { useWaysToPay } from './use-ways-to-pay';
import { WaysToPay } from './ways-to-pay';

const DeliveryChoice = lazy(() => import('./delivery-choice'));
const VatFields = lazy(() => import('./vat-fields'));

/** As many as can be saved. */
const MAX_ADDRESSES = 20;

interface BillingFormProps {
  shopper: Shopper;
  isSubmitting: boolean;
  /** What the order costs, in dollars; undefined until it is known, before which it cannot be sent. */
  total: number | undefined;
  /** How it can be brought, and by what that is asked. */
  delivery: { quote: Quote | undefined; isCurrent: boolean; onAsk: (delivery: QuotedDelivery) => void };
  submitLabel: string;
  /** Shown right above the button: why the last order was refused. */
  reasons: ReactNode;
  /** Returns the errors of the fields that the server refused. `toSave` is an address to be saved with the order. */
  onSubmit: (billing: BillingDetails, toSave?: AddressFacts) => Promise<FieldError[]>;
}

const REQUIRED = ['customer_name', 'phone_number', 'shipping_address'] as const;
const rulesFor = (required: readonly string[]) =>
  Object.fromEntries(required.map((name) => [name, filled('Please fill in this field')]));
const RULES = rulesFor(REQUIRED);
/** What is picked up needs no address. */
const REQUIRED_AT_SHOP = ['customer_name', 'phone_number'] as const;
const RULES_AT_SHOP = rulesFor(REQUIRED_AT_SHOP);

/** Asks for name, phone number and address, or for one of the saved addresses; nothing is sent while a field is empty. */
export function BillingForm({
  shopper,
  isSubmitting,
  total,
  delivery,
  submitLabel,
  reasons,
  onSubmit,
}: BillingFormProps) {
  const { t, pick } = useI18n();
  const isHydrated = useIsHydrated();
  const { quote } = delivery;
  const isPickUp = quote?.delivery_methods.some(
    ({ key, pick_up }) => pick_up && key === quote.delivery_method,
  );
  const required = isPickUp ? REQUIRED_AT_SHOP : REQUIRED;
  const form = useBilling(shopper, isHydrated, isPickUp ? RULES_AT_SHOP : RULES);
  const { values } = form;
  const ways = useWaysToPay(values.province, total, Boolean(isPickUp));
  useTypedEarly('billing', (typed) => {
    form.put(typed);
    ways.choose(typed.payment_method);
  });
  useKeptBilling(shopper, values, isHydrated);
  const [isToBeSaved, setToBeSaved] = useState(false);

  const addresses = shopper.addresses ?? [];
  const chosen = addresses.find((address) => isSameBilling(values, valuesOf(address)));
  /** Who has an address has saved it, most likely. */
  const areKnown = shopper.addresses !== undefined;
  const isToCome = !areKnown && shopper.billing.shipping_address !== '';
  const mayBeSaved = areKnown && !chosen && addresses.length < MAX_ADDRESSES;

  const choose = (address: Address | undefined) => {
    const another = { shipping_address: '', district: '', province: '', map_link: '' };
    form.put({ ...(address ? valuesOf(address) : another), landmark: '' });
  };

  const send = async (typed: FormValues) => {
    const toSave = mayBeSaved && isToBeSaved ? addressOf(typed) : undefined;
    const taxpayer = ways.hasVatInvoices ? taxpayerOf(typed) : {};
    const details = { ...detailsOf(typed, pick, isPickUp), ...ways.chosen?.choice, ...taxpayer };
    form.showFaults(await onSubmit(details, toSave));
  };
  const submit = form.submit(send, () => toast.error(t('Please fill in all fields!')));

  return (
    <form name="billing" className={styles.form} onSubmit={submit} noValidate>
      <h2 className={styles.title}>{t('Billing details')}</h2>
      {isToCome && <div className={styles.waiting} />}
      {addresses.length > 0 && <SavedAddressField addresses={addresses} chosen={chosen} onChoose={choose} />}
      <BillingFields values={values} field={form.field} />
      <Extra>
        <DeliveryChoice
          values={values}
          {...delivery}
          onChoose={(delivery_method) => form.put({ delivery_method })}
        />
      </Extra>
      {mayBeSaved && (
        <Checkbox
          label={t('Save this address')}
          checked={isToBeSaved}
          onChange={({ target }) => setToBeSaved(target.checked)}
        />
      )}
      <WaysToPay ways={ways} total={total} isPickUp={Boolean(isPickUp)} />
      {ways.hasVatInvoices && (
        <Extra>
          <VatFields values={values} field={form.field} put={form.put} />
        </Extra>
      )}
      {reasons}
      <BusyButton
        label={submitLabel}
        busyLabel={t('Placing order...')}
        busy={isSubmitting}
        disabled={required.some((name) => values[name] === '') || total === undefined || !ways.isReady}
      />
    </form>
  );
}

/**
 * The form is there to be typed into before it is known who shops, and which addresses they have saved: each of these gives it
 * new first values. Where something was typed, they give only who shops, as parts of two addresses would make a wrong one.
 */
function useBilling(shopper: Shopper, isHydrated: boolean, rules: typeof RULES) {
  const known = [isHydrated, shopper.id !== '', shopper.addresses !== undefined].filter(Boolean).length;
  const [start, setStart] = useState(() => ({ known, values: startOf(shopper, isHydrated) }));
  const form = useForm(start.values, rules);
  if (start.known !== known)
    setStart({ known, values: form.isTyped ? withPerson(start.values, shopper) : startOf(shopper) });
  return form;
}
