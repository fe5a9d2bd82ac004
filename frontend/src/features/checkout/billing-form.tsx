import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { FieldError } from '../../api/problem';
import { BusyButton } from '../../components/busy-button';
import { Field } from '../../components/field';
import { withLatinDigits } from '../../lib/digits';
import { useI18n } from '../../lib/i18n/i18n';
import type { Text } from '../../lib/i18n/translate';
import { addressIn, PROVINCES } from '../../lib/provinces';
import { toast } from '../../lib/toast';
import { useFieldFaults } from '../../lib/use-field-faults';
import {
  startOf,
  useKeptBilling,
  type BillingDetails,
  type BillingForm as FormValues,
  type Shopper,
} from './billing-draft';
import styles from './billing-form.module.css';
import { ProvinceField } from './province-field';

interface BillingFormProps {
  shopper: Shopper;
  isSubmitting: boolean;
  /** Whether the totals are loaded, which the order needs. */
  isReady: boolean;
  submitLabel: string;
  /** Shown right above the button: why the last order was refused. */
  reasons: ReactNode;
  /** Returns the errors of the fields that the server refused. */
  onSubmit: (billing: BillingDetails) => Promise<FieldError[]>;
}

const REQUIRED = ['customer_name', 'phone_number', 'shipping_address'] as const;

/** Asks for name, phone number and address; nothing is sent while one of them is empty. */
export function BillingForm({
  shopper,
  isSubmitting,
  isReady,
  submitLabel,
  reasons,
  onSubmit,
}: BillingFormProps) {
  const { t, pick } = useI18n();
  const form = useForm<FormValues>({ defaultValues: startOf(shopper) });
  const { register, handleSubmit, control, setError } = form;
  const { showFaults, errorOf } = useFieldFaults(form, REQUIRED);
  const values = useWatch({ control });
  useKeptBilling(shopper.id, values);

  const provinceName = (english: string) => {
    const province = PROVINCES.find((candidate) => candidate.english === english);
    return province ? pick(province.english, province.khmer) : '';
  };

  const submit = handleSubmit(async (typed) => {
    const blank = REQUIRED.filter((name) => typed[name].trim() === '');
    if (blank.length > 0) {
      toast.error(t('Please fill in all fields!'));
      const message: Text = 'Please fill in this field';
      blank.forEach((name, index) => setError(name, { message }, { shouldFocus: index === 0 }));
      return;
    }
    const faults = await onSubmit({
      customer_name: typed.customer_name.trim(),
      phone_number: withLatinDigits(typed.phone_number.trim()),
      shipping_address: addressIn(typed.shipping_address.trim(), provinceName(typed.province)),
    });
    showFaults(faults);
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h2 className={styles.title}>{t('Billing details')}</h2>
      <Field
        label={t('Full Name')}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        required
        error={errorOf('customer_name')}
        {...register('customer_name')}
      />
      <Field
        label={t('Phone Number')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        required
        hint={t('Cambodian numbers: 012 345 678 or +855 12 345 678')}
        error={errorOf('phone_number')}
        {...register('phone_number')}
      />
      <Field
        label={t('Shipping Address')}
        autoComplete="street-address"
        autoCapitalize="words"
        enterKeyHint="done"
        required
        error={errorOf('shipping_address')}
        {...register('shipping_address')}
      />
      <ProvinceField {...register('province')} />
      {reasons}
      <BusyButton
        label={submitLabel}
        busyLabel={t('Placing order...')}
        busy={isSubmitting}
        disabled={REQUIRED.some((name) => values[name] === '') || !isReady}
      />
    </form>
  );
}
