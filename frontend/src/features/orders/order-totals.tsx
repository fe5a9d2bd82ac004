import { useGetRielRateQuery } from '../../api/riel-api';
import type { Receipt } from '../../api/types';
import { RielTotals } from '../../components/riel-totals';
import { Totals } from '../../components/totals';
import { usePriceStyle } from '../../components/use-prices';
import { useI18n } from '../../lib/i18n/i18n';
import { lineTotal, orderFigures } from '../../lib/order-figures';
import { formatRiel, inRiel } from '../../lib/riel';

/** What an order cost, and about how much that was in riel when it was paid, or is today where that is not known; exactly if by riel. */
export function OrderTotals({ order }: { order: Receipt }) {
  const { t } = useI18n();
  const { riel_rate: paidRate } = order;
  const { data: todaysRate } = useGetRielRateQuery(undefined, { skip: Boolean(paidRate) });
  const { isRielFirst, isDollarsOnly } = usePriceStyle();
  const figures = orderFigures(order);
  const rate = paidRate ?? todaysRate;
  if (isRielFirst && rate !== undefined)
    return <RielTotals {...figures} rate={rate} lines={order.items.map(lineTotal)} />;
  if (order.pay_currency === 'KHR' && paidRate)
    return (
      <Totals
        {...figures}
        note={t('paid in riel: {riel}', { riel: formatRiel(inRiel(figures.total, paidRate)) })}
      />
    );
  const riel = rate === undefined || isDollarsOnly ? '' : formatRiel(inRiel(figures.total, rate));
  const words = paidRate ? 'about {riel} at the rate when you paid' : "about {riel} at today's rate";
  return <Totals {...figures} note={riel && t(words, { riel })} />;
}
