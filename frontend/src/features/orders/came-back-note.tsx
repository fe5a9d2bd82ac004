import type { Receipt } from '../../api/types';
import { Notice } from '../../components/notices';
import { useI18n } from '../../lib/i18n/i18n';
import { isBack, isSentAgain } from './returned-parcel';

/** What happened to a parcel that the courier brought back, and what happens next. */
export function CameBackNote({ order }: { order: Receipt }) {
  const { t, moment } = useI18n();
  if (isBack(order))
    return (
      <Notice kind="warning">
        <p>
          {t('The courier could not hand over your parcel and brought it back on {date}.', {
            date: moment(order.came_back_at),
          })}
        </p>
        <p>
          {t(
            'We call {phone} to agree when to send it again; or you get your money back. You can call us, too.',
            {
              phone: order.phone_number,
            },
          )}
        </p>
      </Notice>
    );
  if (!isSentAgain(order)) return null;
  return (
    <Notice>
      <p>{t('Your parcel came back, and we send it again.')}</p>
    </Notice>
  );
}
