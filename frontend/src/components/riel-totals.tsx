import { useI18n } from '../lib/i18n/i18n';
import { formatMoney } from '../lib/money';
import { formatRiel, inRiel } from '../lib/riel';
import { Rows, type Figures } from './totals';

interface RielTotalsProps extends Figures {
  /** Riel for a dollar. */
  rate: number;
  /** What the lines above cost in dollars, each of which stands there in riel. */
  lines: number[];
}

/** The totals in riel, with the dollars below. As each amount is rounded to 100 riel, what they differ by together is a row. */
export function RielTotals({
  lines,
  rate,
  discount = 0,
  subtotal,
  shipping,
  tax,
  total,
  refunded = 0,
}: RielTotalsProps) {
  const { t } = useI18n();
  const riel = (dollars: number) => inRiel(dollars, rate);
  const before =
    lines.length > 0 ? lines.reduce((sum, line) => sum + riel(line), 0) : riel(subtotal + discount);
  const goods = before - riel(discount);
  const rounding = riel(total) - goods - riel(shipping) - riel(tax);
  return (
    <Rows
      discount={discount > 0 && `−${formatRiel(riel(discount))}`}
      subtotal={formatRiel(goods)}
      shipping={shipping === 0 ? t('Free') : formatRiel(riel(shipping))}
      tax={formatRiel(riel(tax))}
      rounding={rounding !== 0 && `${rounding < 0 ? '−' : ''}${formatRiel(Math.abs(rounding))}`}
      total={formatRiel(riel(total))}
      refunded={refunded > 0 && `−${formatRiel(riel(refunded))}`}
      note={formatMoney(total)}
    />
  );
}
