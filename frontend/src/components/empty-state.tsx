import type { ReactNode } from 'react';
import { useI18n } from '../lib/i18n/i18n';
import { ButtonLink } from './button';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon: ReactNode;
  words: string;
  hint?: string;
}

/** Shown in place of an empty list, with a link to the shop. */
export function EmptyState({ icon, words, hint }: EmptyStateProps) {
  const { t } = useI18n();
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.words} role="status">
        {words}
      </p>
      {hint && <p className={styles.hint}>{hint}</p>}
      <ButtonLink to="/">{t('Browse the shop')}</ButtonLink>
    </div>
  );
}
