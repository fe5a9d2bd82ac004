import { Input, Select } from 'antd';
import type { ReviewSearch } from '../../../api/reviews-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './reviews.module.css';

interface ReviewFiltersProps {
  search: ReviewSearch;
  onChange: (wanted: Partial<ReviewSearch>) => void;
}

/** Searches the reviews and narrows them down. */
export function ReviewFilters({ search, onChange }: ReviewFiltersProps) {
  const { t } = useStaffI18n();
  return (
    <div className={styles.filters} role="search">
      <Input.Search
        key={search.q}
        className={styles.words}
        allowClear
        maxLength={200}
        placeholder={t('Words, author or product')}
        aria-label={t('Search reviews')}
        defaultValue={search.q}
        onSearch={(words) => onChange({ q: words.trim() })}
      />
      <Select
        className={styles.select}
        aria-label={t('Filter by status')}
        value={search.status}
        onChange={(status) => onChange({ status })}
        options={[
          { value: '', label: t('Any status') },
          { value: 'pending', label: t('pending') },
          { value: 'approved', label: t('approved') },
          { value: 'hidden', label: t('hidden') },
        ]}
      />
      <Select
        className={styles.select}
        aria-label={t('Filter by stars')}
        value={search.rating}
        onChange={(rating) => onChange({ rating })}
        options={[
          { value: '', label: t('Any stars') },
          ...[5, 4, 3, 2, 1].map((count) => ({ value: String(count), label: t('{count} stars', { count }) })),
        ]}
      />
    </div>
  );
}
