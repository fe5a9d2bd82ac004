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
  field: SpecField;
  values: { value: string; count?: number }[];
}

/** Each specification with its values, including chosen values that no product has, so that they can be unticked. */
export function specChoices(
  category: CategorySlug | null,
  { details }: Facets,
  { specs }: Filters,
): SpecChoice[] {
  const choices = filterFields(category).map((field) => {
    const offered = details.find(({ name }) => name === field.name)?.values ?? [];
    const others = (specs[field.name] ?? []).filter(
      (one) => !offered.some(({ value }) => isSame(value, one)),
    );
    return { field, values: [...offered, ...others.map((value) => ({ value }))] };
  });
  return choices.filter(({ values }) => values.length > 0);
}

interface SpecFilterProps extends SpecChoice {
  wanted: string[];
  /** Whether the group is open at first; one with a chosen value always is. */
  isOpen: boolean;
  onChange: (wanted: string[]) => void;
}

/** Checkboxes for the values of one specification, each with the number of products that it would leave. */
export function SpecFilter({ field, values, wanted, isOpen, onChange }: SpecFilterProps) {
  const { t } = useI18n();
  const translate = useValueWords();
  const [startsOpen] = useState(isOpen || wanted.length > 0);
  const words = (value: string) => {
    if (field.kind === 'boolean') return value === 'true' ? t('Yes') : t('No');
    return field.kind === 'number' ? value.replace('-', ' – ') : translate(value);
  };
  const isWanted = (value: string) => wanted.some((one) => isSame(one, value));
  const toggle = (value: string) =>
    onChange(isWanted(value) ? wanted.filter((one) => !isSame(one, value)) : [...wanted, value]);
  return (
    <details open={startsOpen}>
      <summary className={styles.fold}>{t(field.label)}</summary>
      <fieldset className={styles.group} aria-label={t(field.label)}>
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
