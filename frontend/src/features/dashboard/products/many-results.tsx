import type { ManyChange, ManyResult, Product } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ResultsDialog } from '../kit/results';
import { useMeanwhile } from './use-meanwhile';

interface ManyResultsProps {
  results: ManyResult[];
  change: ManyChange;
  products: Product[];
  onClose: () => void;
}

/** What became of each product: its new stock, what was sold meanwhile, or why it was refused. */
export function ManyResults({ results, change, products, onClose }: ManyResultsProps) {
  const { t } = useStaffI18n();
  const meanwhile = useMeanwhile();
  const done = results.filter(({ ok }) => ok).length;
  const nameOf = (wanted: number) => products.find(({ id }) => id === wanted)?.name ?? String(wanted);
  const noteOf = ({ stock }: ManyResult): string => {
    if (typeof stock !== 'number') return '';
    if (change.type === 'stock') return meanwhile({ typed: change.stock, left: stock });
    return t(stock === 1 ? '1 is left' : '{count} are left', { count: stock });
  };
  return (
    <ResultsDialog
      title={t('Changed: {done}, not changed: {refused}', { done, refused: results.length - done })}
      refused="Not changed"
      results={results.map((result) => ({
        key: result.id,
        name: result.name ?? nameOf(result.id),
        isDone: result.ok,
        error: result.error,
        faults: result.faults,
        note: noteOf(result),
      }))}
      onClose={onClose}
    />
  );
}
