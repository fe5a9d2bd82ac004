import { Button } from 'antd';
import { useResendMailMutation } from '../../../api/notifications-api';
import type { MailLogEntry } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';
import styles from './resend-button.module.css';

function refusalOf({ status, kind }: MailLogEntry): StaffText {
  if (status === 'queued') return 'Queued';
  return kind === 'order-shipped' || kind === 'order-shipment-corrected'
    ? 'The shipment was corrected since: this mail is out of date.'
    : 'Codes and links are never sent again';
}

/** Sends a mail again after a question, or says why that is not possible. */
export function ResendButton({ mail }: { mail: MailLogEntry }) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [resendMail, { isLoading }] = useResendMailMutation();
  const { id, to } = mail;
  if (!mail.can_resend) return <span className={styles.refusal}>{t(refusalOf(mail))}</span>;

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
