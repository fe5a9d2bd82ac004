import { useForm, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import { BusyButton } from '../../components/busy-button';
import { Field } from '../../components/field';
import styles from './billing-form.module.css';
import type { BillingDetails } from './use-checkout';

interface BillingFormProps {
  defaults: BillingDetails;
  isSubmitting: boolean;
  /** Whether the totals that the order will name are here. */
  isReady: boolean;
  submitLabel: string;
  onSubmit: (billing: BillingDetails) => Promise<void>;
}

function trimmed({ customer_name, phone_number, shipping_address }: BillingDetails): BillingDetails {
  return {
    customer_name: customer_name.trim(),
    phone_number: phone_number.trim(),
    shipping_address: shipping_address.trim(),
  };
}

/** Who gets the order and where; nothing is sent while a field is empty. */
export function BillingForm({ defaults, isSubmitting, isReady, submitLabel, onSubmit }: BillingFormProps) {
  const { register, handleSubmit, control } = useForm<BillingDetails>({ defaultValues: defaults });
  const values = useWatch({ control });
  const hasEmptyField = Object.values(values).some((value) => value === '');

  const submit = handleSubmit(async (form) => {
    const billing = trimmed(form);
    if (Object.values(billing).includes('')) toast.error('Please fill in all fields!');
    else await onSubmit(billing);
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h2 className={styles.title}>Billing details</h2>
      <Field label="Full Name" autoComplete="name" {...register('customer_name')} />
      <Field label="Phone Number" type="tel" autoComplete="tel" {...register('phone_number')} />
      <Field label="Shipping Address" autoComplete="street-address" {...register('shipping_address')} />
      <BusyButton
        label={submitLabel}
        busyLabel="Placing order..."
        busy={isSubmitting}
        disabled={hasEmptyField || !isReady}
      />
    </form>
  );
}
