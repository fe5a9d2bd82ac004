import { useGetRielRateQuery } from '../../api/riel-api';
import type { Receipt } from '../../api/types';
import { Totals } from '../../components/totals';
import { useI18n } from '../../lib/i18n/i18n';
import { orderFigures } from '../../lib/order-figures';
import { formatRiel, inRiel } from '../../lib/riel';

/** What an order cost, and about how much that is in riel today. */
export function OrderTotals({ order }: { order: Receipt }) {
  const { t } = useI18n();
  const { data: rate } = useGetRielRateQuery();
  const figures = orderFigures(order);
  const riel = rate === undefined ? '' : formatRiel(inRiel(figures.total, rate));
  return <Totals {...figures} note={riel && t("about {riel} at today's rate", { riel })} />;
}
