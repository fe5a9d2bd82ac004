import { Button, Select } from 'antd';
import { useState, type FormEvent } from 'react';
import type { FileColumns } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Lead } from '../kit/lead';
import type { Mapping } from './chosen-files';
import styles from './column-matching.module.css';
import { useAllSpecs } from '../kit/use-all-specs';
import { NEEDED, TARGETS } from './target-names';
import { WordMeanings } from './word-meanings';

interface ColumnMatchingProps {
  file: FileColumns;
  isBusy: boolean;
  onSheet: (sheet: string) => void;
  onMatched: (mapping: Mapping) => void;
}

const PROGRAMS: Record<string, string> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  prestashop: 'PrestaShop',
  magento: 'Magento',
  medusa: 'Medusa',
  vendure: 'Vendure',
  loyverse: 'Loyverse',
  etsy: 'Etsy',
  google: 'Google Merchant Center',
  meta: 'Facebook & Instagram',
};

/** Asks what the columns of a file are that are not called as ours, and what its words mean; both begin as they probably are. */
export function ColumnMatching({ file, isBusy, onSheet, onMatched }: ColumnMatchingProps) {
  const { t } = useStaffI18n();
  const [columns, setColumns] = useState(
    Object.fromEntries(file.columns.map(({ name, guess }) => [name, guess])) as Mapping['columns'],
  );
  const [values, setValues] = useState(file.values);
  const found = new Set(Object.values(columns));
  const missing = NEEDED.filter((name) => !found.has(name) && !isSaid(name, values, found));
  const program = file.profile && PROGRAMS[file.profile];

  // They stay where they were, whatever is chosen then.
  const named = file.columns.filter(({ name }) => name !== '');
  const rest = named.filter(({ guess }) => guess === null);
  const row = ({ name, samples }: FileColumns['columns'][number]) => (
    <li key={name} className={styles.column}>
      <span className={styles.name}>{name}</span>
      <span className={styles.samples}>{samples.join(' · ')}</span>
      <TargetSelect
        label={name}
        value={columns[name] ?? null}
        onChange={(target) => setColumns({ ...columns, [name]: target })}
      />
    </li>
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { stock, currency, price, ...words } = values;
    const figures = { stock: given(stock), currency: given(currency), price: given(price) };
    onMatched({ profile: file.profile, columns, values: { ...words, ...figures } });
  };

  return (
    <form className={styles.matching} onSubmit={submit} aria-label={t('Columns of the file')}>
      <h2 className={styles.title}>{t('Columns of the file')}</h2>
      <Lead>
        {program
          ? t('This file is from {program}. Please look whether we have understood it.', { program })
          : t('The columns are not called as ours. Please say what they are.')}{' '}
        {t('Products in it: {count}', { count: file.rows })}
      </Lead>
      {file.sheets.length > 1 && (
        <label className={styles.sheet}>
          {t('Sheet')}
          <Select
            options={file.sheets.map((name) => ({ value: name, label: name }))}
            placeholder={file.sheets[0]}
            onChange={onSheet}
            aria-label={t('Sheet')}
          />
        </label>
      )}
      <ul className={styles.columns}>{named.filter(({ guess }) => guess !== null).map(row)}</ul>
      {rest.length > 0 && (
        <details className={styles.rest} open={rest.length === named.length || rest.length < 6}>
          <summary>{t('Columns that are not read: {count}', { count: rest.length })}</summary>
          <ul className={styles.columns}>{rest.map(row)}</ul>
        </details>
      )}
      <WordMeanings file={file} found={found} values={values} onChange={setValues} />
      {missing.length > 0 && (
        <p className={styles.missing} role="status">
          {t('Not found yet: {names}', { names: missing.map((name) => t(TARGETS[name])).join(', ') })}
        </p>
      )}
      <Button type="primary" htmlType="submit" disabled={isBusy}>
        {t('Check the file')}
      </Button>
    </form>
  );
}

/** Whether all products have it by a word that stands for blank cells, or by another column. */
const isSaid = (name: string, values: Mapping['values'], found: Set<string | null>) =>
  (name !== 'name' && name !== 'image' && Boolean(values[name as keyof Mapping['values']]['']?.trim())) ||
  (name === 'stock' && found.has('available'));

/** Without those that were emptied again. */
const given = (meanings: Record<string, string>) =>
  Object.fromEntries(Object.entries(meanings).filter(([, meaning]) => meaning !== ''));

interface TargetSelectProps {
  label: string;
  value: string | null;
  onChange: (target: string | null) => void;
}

function TargetSelect({ label, value, onChange }: TargetSelectProps) {
  const { t } = useStaffI18n();
  const own = Object.entries(TARGETS).map(([target, text]) => ({ value: target, label: t(text) }));
  const specifications = [...useAllSpecs()].map(([name, { label: text, categories }]) => ({
    value: name,
    label: `${text} (${categories.join(', ')})`,
  }));
  return (
    <Select
      className={styles.target}
      aria-label={t('What is {name}', { name: label })}
      value={value ?? ''}
      onChange={(target) => onChange(target === '' ? null : target)}
      showSearch={{ optionFilterProp: 'label' }}
      options={[{ value: '', label: t('Not read') }, ...own, ...specifications]}
    />
  );
}
