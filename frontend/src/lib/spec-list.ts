import { useGetSpecFieldsQuery, type DecidedField } from '../api/spec-fields-api';
import type { CategorySlug, DetailValue } from '../api/types';
import { useI18n } from './i18n/i18n';
import type { Text } from './i18n/translate';
import { isColour, SPEC_FIELDS, type SpecField } from './spec-fields';
import { useValueWords } from './value-words';

/** A specification as a list shows it. */
export interface ListedSpec {
  /** The name in the API's answers. */
  name: string;
  /** In the reader's language. */
  label: string;
  kind: SpecField['kind'];
  /** What a number is followed by; empty for none. */
  unit: string;
  isColour: boolean;
  isHidden: boolean;
  /** Whether an admin has added it. */
  isAdded: boolean;
}

interface Words {
  t: (text: Text) => string;
  pick: (english: string, khmer: string | null) => string;
}

/** All specifications of a category in the decided order; without a decision, the shop's own ones in theirs. */
export function listedSpecs(
  category: CategorySlug,
  decided: DecidedField[] | undefined,
  { t, pick }: Words,
): ListedSpec[] {
  const ownOf = (field: SpecField, isHidden: boolean): ListedSpec => ({
    ...{ name: field.name, label: t(field.label), kind: field.kind, unit: '' },
    ...{ isColour: isColour(field), isHidden, isAdded: false },
  });
  const own = SPEC_FIELDS[category];
  if (!decided) return own.map((field) => ownOf(field, false));
  return decided.flatMap((one): ListedSpec[] => {
    const { name, label, label_km, kind, unit, unit_km, hidden } = one;
    if (!one.added) {
      // A newer shop may have a field that this page has no words for yet.
      const field = own.find((known) => known.name === name);
      return field ? [ownOf(field, hidden)] : [];
    }
    return [
      {
        ...{ name, label: pick(label ?? name, label_km), kind: kind === 'yes_no' ? 'boolean' : kind },
        ...{ unit: pick(unit ?? '', unit_km), isColour: false, isHidden: hidden, isAdded: true },
      },
    ];
  });
}

/**
 * All specifications of a category, also the hidden ones. Undefined until it is known what an admin has decided; where that cannot be
 * loaded, the shop's own ones.
 */
export function useSpecList(category: CategorySlug): ListedSpec[] | undefined {
  const words = useI18n();
  const { data, isLoading } = useGetSpecFieldsQuery();
  return isLoading ? undefined : listedSpecs(category, data?.[category]?.fields, words);
}

/** A specification as shown: yes or no for booleans, a dash when empty. */
export function formatSpec(value: DetailValue | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null || value === undefined || value === '' ? '-' : String(value);
}

/** These stand right behind the number. */
const CLOSE_UNIT = /^["″”'′°%]/;

/** A number with its unit behind it. */
export const withUnit = (number: string | number, unit: string): string =>
  unit === '' ? String(number) : `${number}${CLOSE_UNIT.test(unit) ? '' : ' '}${unit}`;

/** Puts the value of a specification into the reader's language: with its unit, yes or no, a dash when empty. */
export function useSpecWords(): (spec: ListedSpec, value: DetailValue | undefined) => string {
  const { t } = useI18n();
  const translate = useValueWords();
  return ({ unit }, value) => {
    if (typeof value === 'boolean') return value ? t('Yes') : t('No');
    return typeof value === 'number' ? withUnit(value, unit) : translate(formatSpec(value));
  };
}
