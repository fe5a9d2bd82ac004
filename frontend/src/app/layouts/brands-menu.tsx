import type { FocusEvent, KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ALL_BRANDS } from '../../lib/all-brands';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './brands-menu.module.css';

const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
};

const closeByKey = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
};

/** The ways to what all brands have of each category, where the bar has room; the browser opens it without the shop's code. */
export function BrandsMenu() {
  const { t } = useI18n();
  const { key } = useLocation();
  return (
    <details key={key} className={styles.menu} onBlur={closeBehind} onKeyDown={closeByKey}>
      <summary data-plain="" className={styles.name}>
        {t('All brands')}
      </summary>
      <ul className={styles.links}>
        {ALL_BRANDS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{t(label)}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
