import { Field, type FieldProps } from '../../components/field';
import { useI18n } from '../../lib/i18n/i18n';

/** An email's input as phones like it: with the @ at hand and nothing corrected. */
export function EmailField(props: Omit<FieldProps, 'label' | 'type'>) {
  const { t } = useI18n();
  return (
    <Field
      label={t('Email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      required
      {...props}
    />
  );
}
