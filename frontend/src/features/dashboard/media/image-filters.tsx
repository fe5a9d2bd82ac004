import type { ImageSearch } from '../../../api/media-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FilterBar, FilterChoice, SearchWords } from '../kit/filter-bar';

interface ImageFiltersProps {
  search: ImageSearch;
  onChange: (wanted: Partial<ImageSearch>) => void;
}

/** Searches the library and narrows it down. */
export function ImageFilters({ search, onChange }: ImageFiltersProps) {
  const { t } = useStaffI18n();
  return (
    <FilterBar>
      <SearchWords
        label={t('Search images')}
        placeholder={t('File, product or brand')}
        value={search.q}
        onSearch={(q) => onChange({ q })}
      />
      <FilterChoice
        label={t('Filter by use')}
        value={search.used}
        onChange={(used) => onChange({ used })}
        options={[
          { value: '', label: t('Used or not') },
          { value: 'used', label: t('Used') },
          { value: 'unused', label: t('Unused') },
        ]}
      />
    </FilterBar>
  );
}
