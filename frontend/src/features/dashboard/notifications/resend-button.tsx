import { Button, Popconfirm } from 'antd';
import { useResendMailMutation } from '../../../api/notifications-api';
import type { MailLogEntry } from '../../../api/types';
import { toast } from '../../../lib/toast';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import styles from './notifications.module.css';

function refusalOf({ status, kind }: MailLogEntry): StaffText {
  if (status === 'queued') return 'Waiting';
  return kind === 'order-shipped' || kind === 'order-shipment-corrected'
    ? 'The shipment was corrected since: this mail is out of date.'
    : 'Codes and links are never sent again';
}

/** Sends a mail again after a question; says why where that cannot be. */
export function ResendButton({ mail }: { mail: MailLogEntry }) {
  const { t, translateProblem } = useStaffI18n();
  const [resendMail, { isLoading }] = useResendMailMutation();

  if (!mail.can_resend) {
    return <span className={styles.refusal}>{t(refusalOf(mail))}</span>;
  }

  const resend = async () => {
    try {
      await resendMail(mail.id).unwrap();
      toast.success(t('The mail is sent again'));
    } catch (failure) {
      toastFailure(t('Failed to send the mail again'), failure, translateProblem);
    }
  };

  return (
    <Popconfirm
      title={t('Send this mail to {to} again?', { to: mail.to })}
      okText={t('Send again')}
      onConfirm={resend}
    >
      <Button size="small" loading={isLoading} aria-label={t('Send the mail to {to} again', { to: mail.to })}>
        {t('Send again')}
      </Button>
    </Popconfirm>
  );
}
