import { useAskAlertMutation } from '../../api/product-alerts-api';
import { fieldErrorsOf } from '../../api/field-errors';
import { BusyButton } from '../../components/busy-button';
import { Field } from '../../components/field';
import { ErrorText, Note } from '../../components/notices';
import { EMAIL_PATTERN } from '../../lib/email-pattern';
import { useI18n } from '../../lib/i18n/i18n';
import { useCustomer } from '../../lib/use-customer';
import { useForm } from '../../lib/use-form';
import styles from './notify-form.module.css';

const RULES = {
  email: (typed: string) =>
    EMAIL_PATTERN.test(typed.trim()) ? undefined : ('Please enter a valid email address' as const),
};

/** Asks for one mail, with the address of whoever is not logged in; with a price, when it costs less. */
export default function NotifyForm({ id, price }: { id: number; price?: number }) {
  const { t, language, translateProblem } = useI18n();
  const customer = useCustomer();
  const [ask, { data: needsConfirming, isLoading, error }] = useAskAlertMutation();
  const form = useForm({ email: '' }, customer ? {} : RULES);

  const send = form.submit(async ({ email }) => {
    const address = customer ? {} : { email: email.trim() };
    const answer = await ask({ id, price, language, ...address });
    if (answer.error) form.showFaults(fieldErrorsOf(answer.error));
  });

  if (needsConfirming !== undefined)
    return (
      <Note>
        {needsConfirming
          ? t('Please look into your mailbox: if we have not asked you lately, we ask you now.')
          : t('We send you one mail.')}
      </Note>
    );
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {customer ? (
        <p>{t('We write to {email}, once.', { email: customer.email })}</p>
      ) : (
        <Field
          label={t('Email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint={t('One mail, and no other.')}
          {...form.field('email')}
        />
      )}
      <ErrorText>{error ? translateProblem(error) : null}</ErrorText>
      <BusyButton label={t('Tell me')} busyLabel={t('Sending...')} busy={isLoading} />
    </form>
  );
}
