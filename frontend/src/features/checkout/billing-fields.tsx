import { lazy } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { AddressLineField, DistrictField, NameField, PhoneField } from '../../components/contact-fields';
import { Extra } from '../../components/extra';
import { Field } from '../../components/field';
import { Notice } from '../../components/notices';
import { ProvinceField } from '../../components/province-field';
import { useI18n } from '../../lib/i18n/i18n';
import { looksLikePhone } from '../../lib/phone';
import type { BillingForm } from './billing-draft';
import styles from './billing-fields.module.css';

const DeliveryEstimate = lazy(() => import('./delivery-estimate'));

interface BillingFieldsProps {
  form: UseFormReturn<BillingForm>;
  errorOf: (name: keyof BillingForm) => string | undefined;
}

/** The fields of the billing form. */
export function BillingFields({ form, errorOf }: BillingFieldsProps) {
  const { t } = useI18n();
  const { register } = form;
  return (
    <>
      <div className={styles.pair}>
        <NameField required error={errorOf('customer_name')} {...register('customer_name')} />
        <CheckedPhoneField form={form} error={errorOf('phone_number')} />
      </div>
      <div className={styles.pair}>
        <ProvinceField {...register('province')} />
        <DistrictField {...register('district')} />
      </div>
      <ChosenProvince form={form} />
      <AddressLineField error={errorOf('shipping_address')} {...register('shipping_address')} />
      <div className={styles.pair}>
        <Field
          label={t('Landmark nearby (optional)')}
          maxLength={200}
          enterKeyHint="next"
          {...register('landmark')}
        />
        <Field
          label={t('Note for the courier (optional)')}
          maxLength={500}
          enterKeyHint="done"
          {...register('note')}
        />
      </div>
    </>
  );
}

/** How long a parcel takes there. Its line stands at once: what comes late must not push away the button that somebody presses. */
function ChosenProvince({ form: { control } }: { form: UseFormReturn<BillingForm> }) {
  const province = useWatch({ control, name: 'province' });
  return (
    province && (
      <p className={styles.estimate} aria-live="polite">
        <Extra>
          <DeliveryEstimate province={province} />
        </Extra>
      </p>
    )
  );
}

/** Any text is taken as a phone number; where it looks like none, that is said once the field is left. */
function CheckedPhoneField({ form, error }: { form: UseFormReturn<BillingForm>; error: string | undefined }) {
  const { t } = useI18n();
  const { register, control, formState } = form;
  const typed = useWatch({ control, name: 'phone_number' });
  const isOdd = formState.touchedFields.phone_number && typed.trim() !== '' && !looksLikePhone(typed);
  return (
    <div className={styles.phone}>
      <PhoneField required error={error} {...register('phone_number')} />
      {isOdd && (
        <Notice kind="warning" role="status">
          {t('This does not look like a phone number. Is it right? We call it before we deliver.')}
        </Notice>
      )}
    </div>
  );
}
