import { useGetTelegramQuery } from '../../api/telegram-api';
import { TelegramChat } from '../../components/telegram-chat';
import { useI18n } from '../../lib/i18n/i18n';
import { AccountPart } from './account-part';

/** Connects a chat of Telegram; nobody is told of it where the shop has no bot. */
export function TelegramPart() {
  const { t } = useI18n();
  const { data, isError } = useGetTelegramQuery();
  if (!(data?.is_on ?? isError)) return null;
  return (
    <AccountPart title="Telegram">
      <TelegramChat about={t('News of your orders come by Telegram too, beside mails.')} />
    </AccountPart>
  );
}
