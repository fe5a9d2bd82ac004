import { TelegramChat } from '../../../components/telegram-chat';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Card, CardList } from '../kit/cards';
import { useMay } from '../kit/may';

/** Connects a chat of Telegram, in which staff get their alerts and take the steps of orders. */
export function TelegramTab() {
  const { t } = useStaffI18n();
  const may = useMay();
  return (
    <CardList>
      <Card>
        <TelegramChat
          isAdmin={may('manage')}
          about={t(
            'Alerts that you want in the dashboard come by Telegram too, and orders are confirmed, packed and shipped there by a button.',
          )}
        />
      </Card>
    </CardList>
  );
}
