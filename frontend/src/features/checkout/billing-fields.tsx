import { lazy } from 'react';
import { CheckedPhoneField } from '../../components/checked-phone-field';
import { AddressLineField, DistrictField, MapLinkField, NameField } from '../../components/contact-fields';
import { Extra } from '../../components/extra';
import { Field } from '../../components/field';
import { ProvinceField } from '../../components/province-field';
import { useI18n } from '../../lib/i18n/i18n';
import type { useForm } from '../../lib/use-form';
import type { BillingForm } from './billing-draft';
import styles from './billing-fields.module.css';

const DeliveryEstimate = lazy(() => import('./delivery-estimate'));

type Form = Pick<ReturnType<typeof useForm<BillingForm>>, 'values' | 'field'>;

/** The fields of the billing form. */
export function BillingFields({ values, field }: Form) {
  const { t } = useI18n();
  return (
    <>
      <div className={styles.pair}>
        <NameField required {...field('customer_name')} />
        <CheckedPhoneField {...field('phone_number')} />
      </div>
      <div className={styles.pair}>
        <ProvinceField {...field('province')} />
        <DistrictField {...field('district')} />
      </div>
      {values.province && <ChosenProvince province={values.province} />}
      <AddressLineField {...field('shipping_address')} />
      <div className={styles.pair}>
        <Field
          label={t('Landmark nearby (optional)')}
          maxLength={200}
          enterKeyHint="next"
          {...field('landmark')}
        />
        <Field
          label={t('Note for the courier (optional)')}
          maxLength={500}
          enterKeyHint="done"
          {...field('note')}
        />
      </div>
      <MapLinkField {...field('map_link')} />
    </>
  );
}

/** How long a parcel takes there. Its line stands at once: what comes late must not push away the button that somebody presses. */
function ChosenProvince({ province }: { province: string }) {
  return (
    <p className={styles.estimate} aria-live="polite">
      <Extra>
        <DeliveryEstimate province={province} />
      </Extra>
    </p>
  );
}
