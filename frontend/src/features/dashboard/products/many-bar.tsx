import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { useChangeProductsMutation } from '../../../api/staff-products-api';
import type { ManyResult, Product } from '../../../api/types';
import { ErrorText } from '../../../components/notices';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ChosenFrame } from '../kit/chosen-frame';
import { BrandSelect } from './brand-select';
import { changeOf, MANY_KINDS, valueWords, type ManyKind } from './many-changes';
import { ManyResults } from './many-results';
import { numberFault } from './number-text';
import styles from './products.module.css';

const KINDS = Object.keys(MANY_KINDS) as ManyKind[];

interface ManyBarProps {
  chosen: Product[];
  onChoose: (ids: number[]) => void;
}

/** Changes all chosen products in one way, after one confirmation; then says of each what became of it. */
export function ManyBar({ chosen, onChoose }: ManyBarProps) {
  const { t, translateProblem } = useStaffI18n();
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
    const question = t(MANY_KINDS[kind].confirm, {
      count: chosen.length,
      value: valueWords(kind, value),
    });
    if (!window.confirm(question)) return;
    try {
      setResults(await changeProducts({ products: chosen, change }).unwrap());
    } catch (error) {
      toastFailure(t('Failed to change the products'), error, translateProblem);
    }
  };

  /** What went through is done with; what was refused stays chosen. */
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
