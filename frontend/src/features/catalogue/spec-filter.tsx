import { useState } from 'react';
import { valueForm } from '../../../../libs/contracts/src/fold-text';
import type { CategorySlug, Facets } from '../../api/types';
import { Swatch } from '../../components/swatch';
import { useI18n } from '../../lib/i18n/i18n';
import { filterFields, type Filters } from '../../lib/product-filters';
import { isColour, type SpecField } from '../../lib/spec-fields';
import { useValueWords } from '../../lib/value-words';
import { FilterCheck } from './filter-check';
import styles from './spec-filter.module.css';

/** An address may spell a value in another way than the filter. */
const isSame = (one: string, other: string): boolean => valueForm(one) === valueForm(other);

interface SpecChoice {
  name: string;
  /** Undefined for one that only the shop knows, which an admin has added. */
  field?: SpecField;
  values: { value: string; count?: number }[];
}

/**
 * Each specification with its values in the decided order, including chosen values that no product has, so that they can be
 * unticked.
 */
export function specChoices(
  category: CategorySlug | null,
  { details }: Facets,
  { specs }: Filters,
): SpecChoice[] {
  const own = filterFields(category);
  const names = new Set([...details.map(({ name }) => name), ...Object.keys(specs)]);
  const choices = [...names].map((name) => {
    const offered = details.find((one) => one.name === name)?.values ?? [];
    const others = (specs[name] ?? []).filter((one) => !offered.some(({ value }) => isSame(value, one)));
    const field = own.find((one) => one.name === name);
    return { name, field, values: [...offered, ...others.map((value) => ({ value }))] };
  });
  return choices.filter(({ values }) => values.length > 0);
}

export interface SpecValuesProps extends Omit<SpecChoice, 'field'> {
  wanted: string[];
  /** Whether the group is open at first; one with a chosen value always is. */
  isOpen: boolean;
  onChange: (wanted: string[]) => void;
}

interface SpecFilterProps extends SpecValuesProps {
  field: Pick<SpecField, 'kind'> & Partial<SpecField>;
  /** Of one that an admin has added, in the reader's language. */
  label?: string;
  /** Stands behind each number. */
  unit?: string;
}

/** Checkboxes for the values of one specification, each with the number of products that it would leave. */
export function SpecFilter(props: SpecFilterProps) {
  const { t } = useI18n();
  const { field, values, wanted, isOpen, onChange, unit = '', label = t(field.label!) } = props;
  const translate = useValueWords();
  const [startsOpen] = useState(isOpen || wanted.length > 0);
  const words = (value: string) => {
    if (field.kind === 'boolean') return value === 'true' ? t('Yes') : t('No');
    return field.kind === 'number' ? value.replace('-', ' – ') + unit : translate(value);
  };
  const isWanted = (value: string) => wanted.some((one) => isSame(one, value));
  const toggle = (value: string) =>
    onChange(isWanted(value) ? wanted.filter((one) => !isSame(one, value)) : [...wanted, value]);
  return (
    <details open={startsOpen}>
      <summary className={styles.fold}>{label}</summary>
      <fieldset className={styles.group} aria-label={label}>
        {values.map(({ value, count }) => (
          <FilterCheck
            key={value}
            checked={isWanted(value)}
            onChange={() => toggle(value)}
            swatch={isColour(field) && <Swatch text={value} />}
            words={words(value)}
            count={count}
            isFaint={count === 0}
          />
        ))}
      </fieldset>
    </details>
  );
}
