import { useNavigate, useParams } from 'react-router-dom';
import { useAcceptInvitationMutation, useOpenInvitationQuery } from '../../api/invitations-api';
import { statusOf } from '../../api/problem';
import { BusyButton } from '../../components/busy-button';
import { Card } from '../../components/card';
import { NameField } from '../../components/contact-fields';
import { ErrorText, LoadError } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { PasswordField } from '../../components/password-field';
import { PageSpinner } from '../../components/spinner';
import { useI18n } from '../../lib/i18n/i18n';
import { isReadersOwn } from '../../lib/i18n/language';
import { toast } from '../../lib/toast';
import { Agreement } from './agreement';
import { EmailField } from './email-field';
import { nameRule, passwordRule } from './field-rules';
import { useAuthForm } from './use-auth-form';

const EMPTY = { name: '', password: '' };
const RULES = { name: nameRule, password: passwordRule };

/** Makes the account of somebody who was invited to work in the shop, by the link that was mailed. */
export function InvitationScreen() {
  const { token = '' } = useParams();
  const { t, translateProblem } = useI18n();
  const { data: invitation, error, isLoading, refetch } = useOpenInvitationQuery(token);
  if (isLoading) return <PageSpinner label={t('Loading...')} />;
  return (
    <Card title={t('Join the shop')}>
      <PageTitle text={t('Join the shop')} />
      {invitation ? (
        <InvitationForm token={token} email={invitation.email} />
      ) : (
        <InvitationError
          reason={translateProblem(error)}
          isLasting={statusOf(error) === 400}
          onRetry={refetch}
        />
      )}
    </Card>
  );
}

interface InvitationErrorProps {
  reason: string | null;
  /** Whether another try would be answered the same. */
  isLasting: boolean;
  onRetry: () => unknown;
}

function InvitationError({ reason, isLasting, onRetry }: InvitationErrorProps) {
  const { t } = useI18n();
  const message = reason ?? t('The invitation could not be loaded');
  return isLasting ? <ErrorText>{message}</ErrorText> : <LoadError message={message} onRetry={onRetry} />;
}

function InvitationForm({ token, email }: { token: string; email: string }) {
  const { t, language, translateProblem } = useI18n();
  const navigate = useNavigate();
  const [accept, { isLoading, error }] = useAcceptInvitationMutation();
  const form = useAuthForm(EMPTY, RULES);

  const submit = form.submit(async ({ name, password }) => {
    if (isLoading) return;
    const reads = isReadersOwn(language) ? { language } : {};
    try {
      await accept({ token, acceptance: { name: name.trim(), password, ...reads } }).unwrap();
      toast.success(t('Your account is ready. Please log in.'));
      await navigate('/login', { state: { from: '/seller-dashboard' } });
    } catch (failure) {
      form.showFailure(failure);
    }
  });

  return (
    <>
      <p>{t('You were invited to work in the shop. Choose how you want to be called and a password.')}</p>
      <form onSubmit={submit} noValidate>
        <EmailField value={email} readOnly />
        <NameField required {...form.field('name')} />
        <PasswordField
          label={t('Password')}
          autoComplete="new-password"
          enterKeyHint="done"
          required
          {...form.field('password')}
        />
        <p>{t('At least 12 characters; a sentence is good.')}</p>
        <ErrorText>{!form.isInline && error ? translateProblem(error) : null}</ErrorText>
        <BusyButton label={t('Create my account')} busyLabel={t('Signing up...')} busy={isLoading} />
        <Agreement />
      </form>
    </>
  );
}
