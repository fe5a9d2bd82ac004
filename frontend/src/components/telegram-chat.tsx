import { useState } from 'react';
import {
  useConnectTelegramMutation,
  useDisconnectTelegramMutation,
  useGetTelegramQuery,
} from '../api/telegram-api';
import type { TelegramCode, TelegramState } from '../api/types';
import { useI18n } from '../lib/i18n/i18n';
import { toast } from '../lib/toast';
import { toastFailure } from '../lib/toast-failure';
import { useReason } from '../lib/use-reason';
import { Button } from './button';
import { LoadError } from './notices';
import { Spinner } from './spinner';
import styles from './telegram-chat.module.css';

/** The code may be sent from another device, of which this page is told by nobody. */
const POLL_MS = 3_000;

/** Connects a chat of Telegram with the user's account, or ends that; says so where the shop has no bot. */
export function TelegramChat({ about, isAdmin = false }: { about: string; isAdmin?: boolean }) {
  const { t, translateProblem } = useI18n();
  const [code, setCode] = useState<TelegramCode | null>(null);
  const query = useGetTelegramQuery(undefined, {
    pollingInterval: code ? POLL_MS : 0,
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const { data, error, refetch } = query;
  if (!data && error)
    return (
      <LoadError
        message={translateProblem(error) ?? t('Telegram could not be looked at')}
        onRetry={refetch}
      />
    );
  if (!data) return <Spinner label={t('Loading...')} />;
  return (
    <div className={styles.chat}>
      {data.trouble && <Trouble trouble={data.trouble} />}
      {!data.is_on && <Off isAdmin={isAdmin} />}
      {data.is_on && data.connected_at && <Connected since={data.connected_at} onEnd={() => setCode(null)} />}
      {data.is_on && !data.connected_at && (
        <Unconnected about={about} bot={data.bot} code={code} onCode={setCode} />
      )}
    </div>
  );
}

function Off({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useI18n();
  return (
    <>
      <p role="status">{t('The shop does not use Telegram: nothing is sent there.')}</p>
      {isAdmin && (
        <p>
          {t(
            'To switch it on, an admin makes a bot with @BotFather and enters its token under Shop settings, Mails and Telegram.',
          )}
        </p>
      )}
    </>
  );
}

function Trouble({ trouble }: { trouble: NonNullable<TelegramState['trouble']> }) {
  const { t, moment } = useI18n();
  return (
    <p className={styles.trouble} role="alert">
      {t('Telegram cannot be reached since {time}. Messages wait for a day at most.', {
        time: moment(trouble.since),
      })}{' '}
      <code>{trouble.detail}</code>
    </p>
  );
}

interface UnconnectedProps {
  about: string;
  bot: string | null;
  code: TelegramCode | null;
  onCode: (code: TelegramCode) => void;
}

function Unconnected({ about, bot, code, onCode }: UnconnectedProps) {
  const { t, moment } = useI18n();
  const reasonOf = useReason();
  const [connect, { isLoading }] = useConnectTelegramMutation();
  const ask = async () => {
    try {
      onCode(await connect().unwrap());
    } catch (error) {
      toastFailure(t('Telegram could not be connected'), error, reasonOf);
    }
  };
  return (
    <>
      <p>{about}</p>
      {code && (
        <div className={styles.code} role="status">
          {code.link && (
            <p>
              <a href={code.link} target="_blank" rel="noreferrer">
                {t('Open Telegram')}
              </a>
            </p>
          )}
          <p>
            {bot
              ? t('Or send this to @{bot}, until {time}:', { bot, time: moment(code.expires_at) })
              : t('Send this to the bot of the shop, until {time}:', { time: moment(code.expires_at) })}
          </p>
          <code>/start {code.code}</code>
        </div>
      )}
      <div>
        <Button kind={code ? 'quiet' : 'primary'} disabled={isLoading} onClick={() => void ask()}>
          {code ? t('New code') : t('Connect Telegram')}
        </Button>
      </div>
    </>
  );
}

function Connected({ since, onEnd }: { since: string; onEnd: () => void }) {
  const { t, moment } = useI18n();
  const reasonOf = useReason();
  const [disconnect, { isLoading }] = useDisconnectTelegramMutation();
  const end = async () => {
    try {
      await disconnect().unwrap();
      onEnd();
      toast.success(t('Telegram is disconnected'));
    } catch (error) {
      toastFailure(t('Telegram could not be disconnected'), error, reasonOf);
    }
  };
  return (
    <>
      <p role="status">{t('A chat is connected since {time}.', { time: moment(since) })}</p>
      <div>
        <Button kind="quiet" disabled={isLoading} onClick={() => void end()}>
          {t('Disconnect Telegram')}
        </Button>
      </div>
    </>
  );
}
