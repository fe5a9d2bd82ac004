import type { Analytics } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { Figure } from '../kit/figure';
import styles from './tiles.module.css';
import { relativeChange, percent } from './change';

interface Tile {
  label: StaffText;
  now: number | null;
  before: number | null;
  show: (value: number) => string;
  note?: string;
  /** Shows an increase as bad, for figures that should be low. */
  isBadToGrow?: boolean;
}

/** The main figures of the range, each with its change from the same number of days before. */
export function Tiles({ figures: { now, before }, isAdmin }: { figures: Analytics; isAdmin: boolean }) {
  const { t, money } = useStaffI18n();
  const tiles: Tile[] = [
    { label: 'Revenue', now: now.revenue, before: before.revenue, show: money },
    { label: 'Orders', now: now.orders, before: before.orders, show: String },
    { label: 'Average order', now: now.average, before: before.average, show: money },
    {
      label: 'Refunds for sales in this period',
      now: now.refunded,
      before: before.refunded,
      show: money,
      isBadToGrow: true,
    },
  ];
  // Most shops have none.
  if (now.discount > 0 || before.discount > 0)
    tiles.push({ label: 'Promo codes', now: now.discount, before: before.discount, show: money });
  if (now.profit !== null || before.profit !== null)
    tiles.push({
      label: 'Gross profit',
      now: now.profit,
      before: before.profit,
      show: money,
      note: t('of goods for {amount}, whose cost is known', { amount: money(now.costed) }),
    });
  if (isAdmin) {
    const note = t('{count} carts', { count: now.carts ?? 0 });
    tiles.push({
      label: 'Cart conversion',
      now: now.conversion,
      before: before.conversion,
      show: percent,
      note,
    });
  }
  const letters = Math.max(...tiles.map((tile) => shown(tile).length));
  return (
    <dl className={styles.tiles}>
      {tiles.map((tile) => (
        <TileCard key={tile.label} letters={letters} {...tile} />
      ))}
    </dl>
  );
}

const shown = ({ now, show }: Tile) => (now === null ? '-' : show(now));

function TileCard({ letters, ...tile }: Tile & { letters: number }) {
  const { label, now, before, note, isBadToGrow = false } = tile;
  const { t } = useStaffI18n();
  const change = relativeChange(now, before);
  const isGood = change !== null && change > 0 !== isBadToGrow;
  return (
    <div className={styles.tile}>
      <dt>{t(label)}</dt>
      <dd>
        <Figure text={shown(tile)} letters={letters} />
      </dd>
      {note && <dd className={styles.note}>{note}</dd>}
      <dd className={change ? (isGood ? styles.good : styles.bad) : styles.note}>
        {change === null
          ? t('No earlier data')
          : t('{change} against the days before', { change: `${change > 0 ? '+' : ''}${percent(change)}` })}
      </dd>
    </div>
  );
}
