import { Button, Tag } from 'antd';
import {
  useGetInvitationsQuery,
  useInviteMutation,
  useWithdrawInvitationMutation,
  type Invitation,
} from '../../../api/invitations-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';
import styles from './invitations.module.css';

/** Who was invited and has not accepted yet; nothing when there is nobody. */
export function Invitations() {
  const { t } = useStaffI18n();
  const { data: invitations = [] } = useGetInvitationsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (invitations.length === 0) return null;
  return (
    <section className={styles.open} aria-labelledby="open-invitations">
      <h2 id="open-invitations">{t('Invited, not accepted yet')}</h2>
      <ul>
        {invitations.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function Row({ invitation: { id, email, role, expires_at } }: { invitation: Invitation }) {
  const { t, moment } = useStaffI18n();
  const act = useAct();
  const [invite, inviting] = useInviteMutation();
  const [withdraw, withdrawing] = useWithdrawInvitationMutation();

  const sendAgain = () =>
    act(() => invite({ email, role }).unwrap(), {
      done: t('Invitation sent to {email}', { email }),
      failed: t('Failed to send the invitation'),
    });

  const takeBack = () =>
    act(() => withdraw(id).unwrap(), {
      ask: {
        question: t('Withdraw the invitation of {email}?', { email }),
        yes: t('Withdraw'),
        isDanger: true,
      },
      done: t('Invitation withdrawn'),
      failed: t('Failed to withdraw the invitation'),
    });

  return (
    <li>
      <span className={styles.who}>
        {email} <Tag>{t(role)}</Tag>
      </span>
      <span className={styles.until}>{t('until {time}', { time: moment(expires_at) })}</span>
      <span className={styles.actions}>
        <Button
          aria-label={t('Send the invitation of {email} again', { email })}
          loading={inviting.isLoading}
          onClick={() => void sendAgain()}
        >
          {t('Send again')}
        </Button>
        <Button
          danger
          aria-label={t('Withdraw the invitation of {email}', { email })}
          loading={withdrawing.isLoading}
          onClick={() => void takeBack()}
        >
          {t('Withdraw')}
        </Button>
      </span>
    </li>
  );
}
