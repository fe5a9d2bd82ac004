import { useI18n } from '../lib/i18n/i18n';
import { Field, type FieldProps } from './field';

type Preset = Omit<FieldProps, 'label'>;

/** A person's name. */
export function NameField(props: Preset) {
  const { t } = useI18n();
  return (
    <Field label={t('Full Name')} autoComplete="name" autoCapitalize="words" enterKeyHint="next" {...props} />
  );
}

/** A phone number, with the forms in which it may be typed; the blanks in those do not break a line. */
export function PhoneField(props: Preset) {
  const { t } = useI18n();
  return (
    <Field
      label={t('Phone Number')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint="next"
      hint={t('Cambodian numbers: 012 345 678 or +855 12 345 678')}
      {...props}
    />
  );
}

/** House and street. */
export function AddressLineField(props: Preset) {
  const { t } = useI18n();
  return (
    <Field
      label={t('Shipping Address')}
      autoComplete="street-address"
      autoCapitalize="words"
      enterKeyHint="next"
      required
      {...props}
    />
  );
}

export function DistrictField(props: Preset) {
  const { t } = useI18n();
  return (
    <Field
      label={t('District (optional)')}
      autoComplete="address-level2"
      autoCapitalize="words"
      enterKeyHint="next"
      {...props}
    />
  );
}

/** Where a map shows it. */
export function MapLinkField(props: Preset) {
  const { t } = useI18n();
  return (
    <Field
      label={t('Map link or pin (optional)')}
      hint={t('A link of Google Maps, Apple Maps or OpenStreetMap, or a latitude and a longitude')}
      inputMode="url"
      maxLength={300}
      enterKeyHint="done"
      {...props}
    />
  );
}
