import { Button, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useGetBrandsQuery } from '../../../api/brands-api';
import { useChangeProductsMutation } from '../../../api/staff-products-api';
import type { ManyResult, Product } from '../../../api/types';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n } from '../i18n/staff-i18n';
import { changeOf, MANY_KINDS, type ManyKind } from './many-changes';
import { ManyResults } from './many-results';
import styles from './products.module.css';

const KINDS = Object.keys(MANY_KINDS) as ManyKind[];

interface ManyBarProps {
  chosen: Product[];
  onChoose: (ids: number[]) => void;
}

/** Changes all chosen products in one way, after one confirmation; then says of each what became of it. */
export function ManyBar({ chosen, onChoose }: ManyBarProps) {
  const { t, said } = useStaffI18n();
  const [kind, setKind] = useState<ManyKind>('price-to');
  const [value, setValue] = useState<string | number | null>(null);
  const [results, setResults] = useState<ManyResult[] | null>(null);
  const [changeProducts, { isLoading }] = useChangeProductsMutation();
  const change = changeOf(kind, value);

  const choose = (wanted: ManyKind) => {
    setKind(wanted);
    setValue(null);
  };

  const apply = async () => {
    if (!change) return;
    const question = t(MANY_KINDS[kind].confirm, { count: chosen.length, value: value ?? '' });
    if (!window.confirm(question)) return;
    try {
      setResults(await changeProducts({ products: chosen, change }).unwrap());
    } catch (error) {
      toastFailure(t('Failed to change the products'), error, said);
    }
  };

  /** What went through is done with; what was refused stays chosen. */
  const close = () => {
    onChoose(results!.filter(({ ok }) => !ok).map(({ id }) => id));
    setResults(null);
  };

  return (
    <div className={styles.many} role="group" aria-label={t('Change the chosen products')}>
      <strong role="status">{t('{count} chosen', { count: chosen.length })}</strong>
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
      <Button onClick={() => onChoose([])}>{t('Choose none')}</Button>
      {results && <ManyResults results={results} products={chosen} onClose={close} />}
    </div>
  );
}

interface ManyValueProps {
  kind: ManyKind;
  value: string | number | null;
  onChange: (value: string | number | null) => void;
}

function ManyValue({ kind, value, onChange }: ManyValueProps) {
  const { t } = useStaffI18n();
  const { number, label } = MANY_KINDS[kind];
  if (kind === 'brand') return <BrandChoice value={value} onChange={onChange} />;
  if (!number) return null;
  return (
    <InputNumber
      aria-label={t(label)}
      value={value}
      min={number.min}
      max={number.max}
      precision={number.precision}
      prefix={number.prefix}
      suffix={number.suffix}
      onChange={onChange}
    />
  );
}

function BrandChoice({ value, onChange }: Omit<ManyValueProps, 'kind'>) {
  const { t } = useStaffI18n();
  const { data: brands, isFetching } = useGetBrandsQuery();
  return (
    <Select
      className={styles.choice}
      aria-label={t('New brand')}
      placeholder={t('Choose a brand')}
      showSearch
      loading={isFetching}
      options={brands?.map(({ name }) => ({ value: name, label: name }))}
      value={value}
      onChange={onChange}
    />
  );
}
