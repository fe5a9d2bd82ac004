import { Button } from 'antd';
import { useResendMailMutation } from '../../../api/notifications-api';
import type { MailLogEntry } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';
import { useRowReason } from '../kit/use-row-reason';
import styles from './resend-button.module.css';

/** Sends a mail again after a question, or says why that is not possible. */
export function ResendButton({ mail }: { mail: MailLogEntry }) {
  const { t } = useStaffI18n();
  const act = useAct();
  const reasonOf = useRowReason();
  const [resendMail, { isLoading }] = useResendMailMutation();
  const { id, to, out_of_date } = mail;
  const refusal = () => {
    if (mail.status === 'queued') return t('Queued');
    if (!out_of_date) return t('Codes and links are never sent again');
    return reasonOf({ error: out_of_date.message, faults: [out_of_date] });
  };
  if (!mail.can_resend) return <span className={styles.refusal}>{refusal()}</span>;

  const resend = () =>
    act(() => resendMail(id).unwrap(), {
      ask: { question: t('Send this mail to {to} again?', { to }), yes: t('Send again') },
      done: t('Queued'),
      failed: t('Failed to send the mail again'),
    });
  return (
    <Button
      loading={isLoading}
      aria-label={t('Send the mail to {to} again', { to })}
      onClick={() => void resend()}
    >
      {t('Send again')}
    </Button>
  );
}
