import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { useChangeProductsMutation } from '../../../api/staff-products-api';
import type { ManyResult, Product } from '../../../api/types';
import { ErrorText } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ChosenFrame } from '../kit/chosen-frame';
import { ResultsDialog } from '../kit/results';
import { useAct } from '../kit/use-act';
import { BrandSelect } from './brand-select';
import styles from './many-bar.module.css';
import { changeOf, MANY_KINDS, valueWords, type ManyKind } from './many-changes';
import { numberFault } from './number-text';

const KINDS = Object.keys(MANY_KINDS) as ManyKind[];

interface ManyBarProps {
  chosen: Product[];
  onChoose: (ids: number[]) => void;
}

/** Makes one change to all chosen products after one confirmation, then shows the result for each. */
export function ManyBar({ chosen, onChoose }: ManyBarProps) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [kind, setKind] = useState<ManyKind>('price-to');
  const [value, setValue] = useState('');
  const [results, setResults] = useState<ManyResult[] | null>(null);
  const [changeProducts, { isLoading }] = useChangeProductsMutation();
  const change = changeOf(kind, value);

  const choose = (wanted: ManyKind) => {
    setKind(wanted);
    setValue('');
  };

  const apply = async () => {
    if (!change) return;
    const changed = await act(() => changeProducts({ products: chosen, change }).unwrap(), {
      question: t(MANY_KINDS[kind].question, { count: chosen.length, value: valueWords(kind, value) }),
      failed: t('Failed to change the products'),
    });
    if (changed) setResults(changed.result);
  };

  /** Products that were refused stay chosen. */
  const close = () => {
    onChoose(results!.filter(({ ok }) => !ok).map(({ id }) => id));
    setResults(null);
  };

  return (
    <ChosenFrame
      label={t('Change the chosen products')}
      count={chosen.length}
      onChooseNone={() => onChoose([])}
    >
      <Select
        className={styles.choice}
        aria-label={t('What to change')}
        popupMatchSelectWidth={false}
        options={KINDS.map((one) => ({ value: one, label: t(MANY_KINDS[one].label) }))}
        value={kind}
        onChange={choose}
      />
      <ManyValue kind={kind} value={value} onChange={setValue} />
      <Button
        type={kind === 'delete' ? 'default' : 'primary'}
        danger={kind === 'delete'}
        disabled={!change}
        loading={isLoading}
        onClick={() => void apply()}
      >
        {t('Apply')}
      </Button>
      {results && <ManyResults results={results} products={chosen} onClose={close} />}
    </ChosenFrame>
  );
}

interface ManyResultsProps {
  results: ManyResult[];
  products: Product[];
  onClose: () => void;
}

function ManyResults({ results, products, onClose }: ManyResultsProps) {
  const { t } = useStaffI18n();
  const done = results.filter(({ ok }) => ok).length;
  const nameOf = (wanted: number) => products.find(({ id }) => id === wanted)?.name ?? String(wanted);
  return (
    <ResultsDialog
      title={t('Changed: {done}, not changed: {refused}', { done, refused: results.length - done })}
      refused="Not changed"
      results={results.map(({ id, name, ok, ...why }) => ({
        key: id,
        name: name ?? nameOf(id),
        isDone: ok,
        ...why,
      }))}
      onClose={onClose}
    />
  );
}

interface ManyValueProps {
  kind: ManyKind;
  value: string;
  onChange: (value: string) => void;
}

function ManyValue({ kind, value, onChange }: ManyValueProps) {
  const { t } = useStaffI18n();
  const { number, label } = MANY_KINDS[kind];
  if (kind === 'brand')
    return (
      <BrandSelect
        className={styles.choice}
        aria-label={t('New brand')}
        value={value || undefined}
        onChange={onChange}
      />
    );
  if (!number) return null;
  const fault = value.trim() ? numberFault(value, number) : null;
  return (
    <div className={styles.value}>
      <Input
        aria-label={t(label)}
        aria-invalid={fault !== null}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        prefix={number.prefix}
        suffix={number.suffix}
        onChange={({ target }) => onChange(target.value)}
      />
      <ErrorText>
        {fault && t(fault, { field: t('The value'), least: number.min, most: number.max })}
      </ErrorText>
    </div>
  );
}
