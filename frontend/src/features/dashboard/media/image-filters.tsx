import { Input, Select } from 'antd';
import type { ImageSearch } from '../../../api/media-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './media.module.css';

interface ImageFiltersProps {
  search: ImageSearch;
  onChange: (wanted: Partial<ImageSearch>) => void;
}

/** Searches the library and narrows it down. */
export function ImageFilters({ search, onChange }: ImageFiltersProps) {
  const { t } = useStaffI18n();
  return (
    <div className={styles.filters} role="search">
      <Input.Search
        key={search.q}
        className={styles.words}
        allowClear
        maxLength={200}
        placeholder={t('File, product or brand')}
        aria-label={t('Search images')}
        defaultValue={search.q}
        onSearch={(words) => onChange({ q: words.trim() })}
      />
      <Select
        className={styles.choice}
        aria-label={t('Filter by use')}
        value={search.used}
        onChange={(used) => onChange({ used })}
        options={[
          { value: '', label: t('Used or not') },
          { value: 'used', label: t('Used') },
          { value: 'unused', label: t('Unused') },
        ]}
      />
    </div>
  );
}
