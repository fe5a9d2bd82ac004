import type { ReviewSearch } from '../../../api/reviews-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FilterBar, FilterChoice, SearchWords } from '../kit/filter-bar';

interface ReviewFiltersProps {
  search: ReviewSearch;
  onChange: (wanted: Partial<ReviewSearch>) => void;
}

/** Searches the reviews and narrows them down. */
export function ReviewFilters({ search, onChange }: ReviewFiltersProps) {
  const { t } = useStaffI18n();
  return (
    <FilterBar>
      <SearchWords
        label={t('Search reviews')}
        placeholder={t('Words, author or product')}
        value={search.q}
        onSearch={(q) => onChange({ q })}
      />
      <FilterChoice
        label={t('Filter by status')}
        value={search.status}
        onChange={(status) => onChange({ status })}
        options={[
          { value: '', label: t('Any status') },
          { value: 'pending', label: t('pending') },
          { value: 'approved', label: t('approved') },
          { value: 'hidden', label: t('hidden') },
        ]}
      />
      <FilterChoice
        label={t('Filter by stars')}
        value={search.rating}
        onChange={(rating) => onChange({ rating })}
        options={[
          { value: '', label: t('Any stars') },
          ...[5, 4, 3, 2, 1].map((count) => ({ value: String(count), label: t('{count} stars', { count }) })),
        ]}
      />
    </FilterBar>
  );
}
