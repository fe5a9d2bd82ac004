import { useSyncExternalStore } from 'react';
import type { CategorySlug } from '../api/types';
import { comparedHere, idsOf, keepCompared, MOST_COMPARED } from '../lib/compared-products';
import { useI18n } from '../lib/i18n/i18n';
import { toast } from '../lib/toast';
import styles from './compare-toggle.module.css';
import { CheckIcon, CompareIcon } from './later-icons';

interface CompareToggleProps {
  id: number;
  category: CategorySlug;
  /** What is compared; in a list of products each button has a name of its own. */
  name: string;
  /** In the corner of a picture. */
  isOverImage?: boolean;
}

/** Chooses a product to be compared with others of its category, or takes it out. */
export function CompareToggle({ id, category, name, isOverImage = false }: CompareToggleProps) {
  const { t } = useI18n();
  const lists = useSyncExternalStore(comparedHere.subscribe, comparedHere.get, comparedHere.onServer);
  const ids = idsOf(lists, category);
  const isChosen = ids.includes(id);
  const press = () => {
    if (!isChosen && ids.length >= MOST_COMPARED)
      return toast.error(t('Four products are compared at most. Take one of them out first.'));
    const next = isChosen ? ids.filter((other) => other !== id) : [...ids, id];
    if (!keepCompared(category, next)) toast.error(t('What you compare could not be kept'));
  };
  return (
    <button
      type="button"
      className={isOverImage ? `${styles.toggle} ${styles.over}` : styles.toggle}
      aria-pressed={isChosen}
      aria-label={isOverImage ? t('Compare {name}', { name }) : undefined}
      onClick={press}
    >
      <span className={styles.words}>
        {isOverImage ? isChosen && <CheckIcon size={12} /> : <CompareIcon size={20} />}
        {t('Compare')}
      </span>
    </button>
  );
}
