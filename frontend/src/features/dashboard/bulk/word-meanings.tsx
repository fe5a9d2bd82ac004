import { InputNumber, Select } from 'antd';
import type { FileColumns } from '../../../api/types';
import { CATEGORIES } from '../../../lib/categories';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n } from '../i18n/staff-i18n';
import { BrandOfAll } from './brand-of-all';
import type { Mapping } from './chosen-files';
import styles from './word-meanings.module.css';

type Values = Mapping['values'];

interface WordMeaningsProps {
  file: FileColumns;
  /** What the columns of the file are. */
  found: Set<string | null>;
  values: Values;
  onChange: (values: Values) => void;
}

/** Asks what words of a file mean that the shop does not know, and what holds for all products where a column is missing. */
export function WordMeanings({ file, found, values, onChange }: WordMeaningsProps) {
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  const set = (kind: keyof Values) => (word: string, meaning: string) =>
    onChange({ ...values, [kind]: { ...values[kind], [word]: meaning } });
  const categories = wordsOf(file.unknown_categories, values.category, found.has('category'));
  const stocks = wordsOf(file.unknown_stocks, values.stock, found.has('stock') || found.has('available'));
  const isBrandBlank = !found.has('brand') || file.unknown_brands.includes('') || '' in values.brand;
  const moneys = [...new Set([...file.unknown_currencies, ...Object.keys(values.currency)])];
  const isPriced = found.has('price') || found.has('sale_price');
  if (categories.length + stocks.length + moneys.length === 0 && !isBrandBlank && isPriced) return null;
  const nameOf = (word: string) => (word === '' ? t('all that say nothing') : `“${word}”`);
  return (
    <fieldset className={styles.words}>
      <legend className={styles.title}>{t('What words mean')}</legend>
      {categories.map((word) => (
        <label key={`category ${word}`} className={styles.word}>
          {t('Category of {word}', { word: nameOf(word) })}
          <Select
            aria-label={t('Category of {word}', { word: nameOf(word) })}
            value={values.category[word]}
            onChange={(meaning) => set('category')(word, meaning)}
            options={CATEGORIES.map(({ slug, label }) => ({ value: slug, label: shop(label) }))}
          />
        </label>
      ))}
      {isBrandBlank && (
        <label className={styles.word}>
          {t('Brand of {word}', { word: nameOf('') })}
          <BrandOfAll
            label={t('Brand of {word}', { word: nameOf('') })}
            value={values.brand['']}
            onChange={(meaning) => set('brand')('', meaning)}
          />
        </label>
      )}
      {stocks.map((word) => (
        <label key={`stock ${word}`} className={styles.word}>
          {t('How many are there of {word}', { word: nameOf(word) })}
          <InputNumber
            aria-label={t('How many are there of {word}', { word: nameOf(word) })}
            min={0}
            max={999_999}
            precision={0}
            value={values.stock[word] === undefined ? null : Number(values.stock[word])}
            onChange={(count) => set('stock')(word, count === null ? '' : String(count))}
          />
        </label>
      ))}
      {moneys.map((word) => (
        <Amount
          key={`currency ${word}`}
          label={
            word === ''
              ? t('One dollar in the money of the file')
              : t('One dollar in {money}', { money: word })
          }
          value={values.currency[word]}
          digits={6}
          onChange={(rate) => set('currency')(word, rate)}
        />
      ))}
      {!isPriced && (
        <Amount
          label={t('Price of all products (USD)')}
          value={values.price['']}
          digits={2}
          onChange={(price) => set('price')('', price)}
        />
      )}
    </fieldset>
  );
}

interface AmountProps {
  label: string;
  value: string | undefined;
  digits: number;
  onChange: (text: string) => void;
}

/** A number above 0 with at most so many decimals, as text. */
function Amount({ label, value, digits, onChange }: AmountProps) {
  return (
    <label className={styles.word}>
      {label}
      <InputNumber<string>
        aria-label={label}
        stringMode
        min="0.000001"
        max="999999999"
        value={value ?? null}
        onChange={(given) => onChange(given === null ? '' : shortened(String(given), digits))}
      />
    </label>
  );
}

const shortened = (text: string, digits: number) =>
  text.replace(new RegExp(`(\\.\\d{${digits}})\\d+$`), '$1');

/** Words that need a meaning, and those that were given one here. */
const wordsOf = (unknown: string[], known: Record<string, string>, isThere: boolean): string[] => [
  ...new Set([...unknown, ...Object.keys(known), ...(isThere ? [] : [''])]),
];
