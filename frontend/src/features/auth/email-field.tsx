import { Field, type FieldProps } from '../../components/field';
import { useI18n } from '../../lib/i18n/i18n';

/** An input for an email: phones show the keyboard with @ and do not correct what is typed. */
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
