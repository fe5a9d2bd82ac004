import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Link, useLocation, useNavigate, type Location } from 'react-router-dom';
import { BusyButton } from '../../components/busy-button';
import { Card } from '../../components/card';
import { ErrorText, Notice } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { PasswordField } from '../../components/password-field';
import { useAddressNote } from '../../lib/use-address-note';
import { useI18n } from '../../lib/i18n/i18n';
import { RichText } from '../../lib/i18n/rich-text';
import { toast } from '../../lib/toast';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { CODE_REST_MS } from '../../lib/timings';
import { useReturnState } from '../../lib/use-return-state';
import { EMPTY_CODE, isCodeComplete } from '../../lib/verification-code';
import { Agreement } from './agreement';
import { errorCleared } from './auth-slice';
import type { AuthFailure } from './auth-thunk';
import { verifyEmail } from './auth-thunks';
import { CodeBoxes } from './code-boxes';
import { EmailField } from './email-field';
import { PasswordMeter } from './password-meter';
import { ResendCode } from './resend-code';
import { useAuthScreen } from './use-auth-screen';

/**
 * Asks for the six digits that were mailed; the right code logs the user in. In another browser than where somebody signed up it
 * also asks for a new password.
 */
export function VerifyEmailScreen() {
  const { dispatch, user, isCheckingAuth, isLoading, error } = useAuthScreen();
  const { t, translateProblem } = useI18n();
  const [boxes, setBoxes] = useState(EMPTY_CODE);
  const [typedEmail, setTypedEmail] = useState('');
  // Why, which is no fault of whoever has typed the right code.
  const [needsPassword, setNeedsPassword] = useState<string | null>(null);
  const [password, setPassword] = useState('');
  const navigate = useNavigate();
  const { from } = useReturnState();
  const errorId = useId();
  const firstBox = useRef<HTMLInputElement>(null);
  const { state }: Location<{ email?: string } | null> = useLocation();
  const noted = useAddressNote('email');
  const knownEmail = user?.email ?? state?.email ?? noted;
  const email = knownEmail ?? typedEmail.trim();

  // What the address and the session say of it is known a moment later than the page is there.
  const isEmailUnknown = useIsHydrated() && !isCheckingAuth && !knownEmail;

  const isReady =
    isCodeComplete(boxes) &&
    (knownEmail !== undefined || isEmailUnknown) &&
    (needsPassword === null || password !== '');

  const verify = async () => {
    if (isLoading || !isReady) return;
    try {
      await dispatch(
        verifyEmail({ email, code: boxes.join(''), ...(needsPassword !== null && { password }) }),
      ).unwrap();
      toast.success(t('Email verified successfully'));
      await navigate(from, { replace: true });
    } catch (failure) {
      const code = (failure as Partial<AuthFailure>).data?.code;
      if (code === 'SET_A_PASSWORD') {
        setNeedsPassword(translateProblem(failure) ?? '');
        return void dispatch(errorCleared());
      }
      // Typed over the wrong code, the next one would be full from its first digit on.
      if (code === 'INVALID_CODE') setBoxes(EMPTY_CODE);
      if (needsPassword === null || code === 'INVALID_CODE') firstBox.current?.focus();
    }
  };
  useWhenFull(boxes, email !== '' && needsPassword === null, verify);

  // Who has yet to say whose code it is, begins with the email.
  useEffect(() => {
    if (knownEmail) firstBox.current?.focus();
  }, [knownEmail]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void verify();
  };

  const type = (typed: string[]) => {
    setBoxes(typed);
    if (error) dispatch(errorCleared());
  };

  const address = <strong>{knownEmail ?? t('your email address')}</strong>;
  return (
    <Card title={t('Verify your email')}>
      <PageTitle text={t('Verify your email')} />
      <p>
        <RichText text="Enter the 6-digit code sent to {email}." email={address} />
      </p>
      <form onSubmit={submit}>
        {isEmailUnknown && (
          <EmailField value={typedEmail} onChange={(event) => setTypedEmail(event.target.value)} />
        )}
        <CodeBoxes boxes={boxes} onChange={type} errorId={error ? errorId : undefined} firstBox={firstBox} />
        <ErrorText id={errorId}>{error}</ErrorText>
        {needsPassword !== null && (
          <>
            <Notice role="status">{needsPassword}</Notice>
            <PasswordField
              label={t('New Password')}
              autoComplete="new-password"
              enterKeyHint="done"
              required
              autoFocus
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
            <PasswordMeter password={password} />
            <Agreement />
          </>
        )}
        <BusyButton
          label={t('Verify Email')}
          busyLabel={t('Verifying...')}
          busy={isLoading}
          disabled={!isReady}
        />
      </form>
      <p>{t('No mail? Look in your spam folder too.')}</p>
      <ResendCode email={email} />
      {knownEmail && (
        <p>
          {t('Wrong email?')}{' '}
          <Link to="/signup" state={{ from, email: knownEmail }}>
            {t('Sign up again')}
          </Link>
        </p>
      )}
    </Card>
  );
}

/** Sends a code by itself shortly after its last digit. Whoever presses the button meanwhile is quicker. */
function useWhenFull(boxes: string[], isWanted: boolean, send: () => Promise<void>): void {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (!isWanted || !isCodeComplete(boxes)) return;
    const timer = setTimeout(() => void latest.current(), CODE_REST_MS);
    return () => clearTimeout(timer);
  }, [boxes, isWanted]);
}
