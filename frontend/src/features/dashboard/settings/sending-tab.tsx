import { Button, Form, Input } from 'antd';
import { useChangeSendingMutation, useGetSendingQuery } from '../../../api/sending-api';
import { useGetTelegramQuery } from '../../../api/telegram-api';
import type { Sending } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useConfirm } from '../kit/confirm';
import { EditDialog } from '../kit/edit-dialog';
import { Fact, Facts } from '../kit/facts';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { SetBy, useSetBy } from '../kit/set-by';
import { useAct } from '../kit/use-act';
import { useEditForm } from '../kit/use-edit-form';
import { useOpenEdit } from '../kit/use-open-edit';
import { SettingsTab } from './settings-tab';

const BOT = 'TELEGRAM_BOT_TOKEN';
const SENDER = 'MAIL_FROM';

/** The sender to be saved: none where the environment sets it, in whatever form. */
const senderOf = (mail_from: string | null, { environment }: Sending) =>
  environment.includes(SENDER) ? {} : { mail_from };

/** From whom mails come, and which bot writes in Telegram. */
export function SendingTab() {
  const { t } = useStaffI18n();
  const query = useGetSendingQuery();
  const labels = useLabels();
  const [edited, setEdited] = useOpenEdit<'shop'>('sending', (of) => `edit-sending-${of}`);
  const { data } = query;
  return (
    <SettingsTab>
      <Hint>
        {t(
          'Staff and customers connect their chats under their accounts. With another bot they connect again.',
        )}
      </Hint>
      <LoadState of={query} loading={t('Loading...')} failed={t('Failed to load mails and Telegram')} />
      {data && (
        <>
          <Facts>
            <Fact label={labels.mail_from}>
              {data.mail_from ?? t('No-reply at the address of the shop')}
              <SetBy setting={SENDER} environment={data.environment} />
            </Fact>
            <Fact label={t('Bot in Telegram')}>
              <BotState sending={data} />
              <SetBy setting={BOT} environment={data.environment} />
            </Fact>
          </Facts>
          <Button
            onClick={() => setEdited('shop')}
            aria-label={t('Edit {name}', { name: t('Mails and Telegram') })}
          >
            {t('Edit')}
          </Button>
          {data.bot !== 'none' && !data.environment.includes(BOT) && <TakeBotOff sending={data} />}
          {edited && <EditSendingDialog sending={data} onClose={() => setEdited(null)} />}
        </>
      )}
    </SettingsTab>
  );
}

function useLabels() {
  const { t } = useStaffI18n();
  return { mail_from: t('Sender of mails'), bot_token: t('Token of the bot') };
}

/** What the bot is called, and what keeps it from working. */
function BotState({ sending }: { sending: Sending }) {
  const { t, moment } = useStaffI18n();
  const { data: telegram } = useGetTelegramQuery(undefined, { skip: sending.bot !== 'set' });
  if (sending.bot === 'none') return t('None: nothing goes to Telegram');
  if (sending.bot === 'unreadable') return t('Its token cannot be read any more: enter it again');
  return (
    <>
      {telegram?.bot ? `@${telegram.bot}` : t('A token is saved')}
      {telegram?.trouble && (
        <p role="alert">
          {t('Telegram cannot be reached since {time}. Messages wait for a day at most.', {
            time: moment(telegram.trouble.since),
          })}{' '}
          <code>{telegram.trouble.detail}</code>
        </p>
      )}
    </>
  );
}

function TakeBotOff({ sending }: { sending: Sending }) {
  const { t } = useStaffI18n();
  const [change, { isLoading }] = useChangeSendingMutation();
  const confirm = useConfirm();
  const act = useAct();
  const takeOff = async () => {
    const isSure = await confirm({
      question: t('Take the bot off? From then on nothing goes to Telegram.'),
      yes: t('Take the bot off'),
      isDanger: true,
    });
    if (!isSure) return;
    const { mail_from, version } = sending;
    const edit = { ...senderOf(mail_from, sending), bot_token: null, version };
    await act(() => change(edit).unwrap(), {
      done: t('Mails and Telegram saved'),
      failed: t('Failed to save mails and Telegram'),
    });
  };
  return (
    <Button danger loading={isLoading} onClick={() => void takeOff()}>
      {t('Take the bot off')}
    </Button>
  );
}

function EditSendingDialog({ sending, onClose }: { sending: Sending; onClose: () => void }) {
  const { t } = useStaffI18n();
  const labels = useLabels();
  const setBy = useSetBy(sending.environment);
  const [change] = useChangeSendingMutation();
  const edit = useEditForm<Sending, { mail_from: string; bot_token?: string }>({
    name: 'edit-sending',
    id: 'shop',
    thing: sending,
    // The token is in no draft: it is typed once, and shown to nobody again.
    valuesOf: ({ mail_from }) => ({ mail_from: mail_from ?? '' }),
    labels,
    save: ({ mail_from, bot_token = '' }, { version }) =>
      change({
        ...senderOf(mail_from.trim() || null, sending),
        ...(bot_token.trim() !== '' && { bot_token: bot_token.trim() }),
        version,
      }).unwrap(),
    done: t('Mails and Telegram saved'),
    failed: t('Failed to save mails and Telegram'),
    onClose,
  });
  const hints = {
    mail_from: t('Such as Shop <hello@shop.example>; your mail server must be allowed to send for it.'),
    bot_token: t('From @BotFather, such as 123456:ABC…. It is not shown again; empty, it stays as it is.'),
  };
  return (
    <EditDialog
      edit={edit}
      title={t('Edit {name}', { name: t('Mails and Telegram') })}
      changed="Someone else changed mails and Telegram"
    >
      <Form.Item name="mail_from" label={labels.mail_from} extra={setBy(SENDER) ?? hints.mail_from}>
        <Input maxLength={200} autoComplete="off" disabled={setBy(SENDER) !== undefined} />
      </Form.Item>
      <Form.Item name="bot_token" label={labels.bot_token} extra={setBy(BOT) ?? hints.bot_token}>
        <Input.Password maxLength={100} autoComplete="off" disabled={setBy(BOT) !== undefined} />
      </Form.Item>
    </EditDialog>
  );
}
