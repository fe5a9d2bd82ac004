import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useChangeProductsMutation } from '../../../api/staff-products-api';
import type { ManyResult } from '../../../api/types';
import { useSecondsUntil } from '../../../lib/use-seconds-until';
import { useStaffI18n } from '../i18n/staff-i18n';
import { InSight } from '../kit/in-sight';
import { ResultsDialog } from '../kit/results';
import { useAct } from '../kit/use-act';
import type { ChangedPrices } from './use-changed-prices';

interface UndoPricesProps {
  changed: ChangedPrices;
  /** Called with null when it is undone or closed. */
  onChange: (changed: ChangedPrices | null) => void;
}

/** Says that prices were changed, and gives each product its price of before, unless somebody has changed it since. */
export function UndoPrices({ changed, onChange }: UndoPricesProps) {
  const { t } = useStaffI18n();
  const act = useAct();
  const seconds = useSecondsUntil(changed.until);
  const [change, { isLoading }] = useChangeProductsMutation();
  const [refused, setRefused] = useState<ManyResult[] | null>(null);

  const undoAll = async () => {
    const results: ManyResult[] = [];
    let left = changed.rows;
    for (const price of new Set(changed.rows.map((row) => row.price))) {
      const products = left.filter((row) => row.price === price).map((row) => ({ ...row, stock: 0 }));
      const made = await change({ products, change: { type: 'price', how: 'to', value: price } }).unwrap();
      results.push(...made);
      const undone = new Set(made.flatMap(({ id, ok }) => (ok ? id : [])));
      left = left.filter(({ id }) => !undone.has(id));
      // At once: a second try, after a lost call or a reload, would find these changed meanwhile, by this one.
      if (left.length > 0) onChange({ ...changed, rows: left });
    }
    return results;
  };

  const undo = async () => {
    const undone = await act(undoAll, {
      done: (results) => t('Prices of before: {count}', { count: results.filter(({ ok }) => ok).length }),
      failed: t('Failed to change the products'),
    });
    if (!undone) return;
    const left = undone.result.filter(({ ok }) => !ok);
    if (left.length > 0) setRefused(left);
    else onChange(null);
  };

  if (refused)
    return (
      <ResultsDialog
        title={t('Not undone: {count}', { count: refused.length })}
        refused="Not changed"
        results={refused.map((result) => ({
          ...result,
          key: result.id,
          name: changed.rows.find(({ id }) => id === result.id)?.name ?? String(result.id),
          isDone: false,
        }))}
        onClose={() => onChange(null)}
      />
    );
  if (seconds <= 0) return null;
  return (
    <InSight>
      <Alert
        role="status"
        type="success"
        closable={{ onClose: () => onChange(null), 'aria-label': t('Close') }}
        title={t('Prices changed: {count}', { count: changed.rows.length })}
        action={
          <Button loading={isLoading} onClick={() => void undo()}>
            {t('Undo')}
            {/* Not told by screen readers, which would say every second. */}
            <span aria-hidden="true">{minutes(seconds)}</span>
          </Button>
        }
      />
    </InSight>
  );
}

const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
