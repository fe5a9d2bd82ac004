import { Modal } from 'antd';
import { useState } from 'react';
import type { ImageSearch } from '../../../api/media-api';
import type { LibraryImage } from '../../../api/types';
import { Picture } from '../../../components/picture';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FilterBar, SearchWords } from '../kit/filter-bar';
import { useFocusBack } from '../kit/use-focus-back';
import { ImageList } from './image-list';
import { imageName } from './image-name';
import styles from './media.module.css';

interface LibraryPickerProps {
  onPick: (image: LibraryImage) => void;
  onClose: () => void;
}

/** Searches the library for one image. */
export function LibraryPicker({ onPick, onClose }: LibraryPickerProps) {
  useFocusBack();
  const { t } = useStaffI18n();
  const [search, setSearch] = useState<ImageSearch>({ page: 1, q: '', used: '' });
  return (
    <Modal open title={t('Choose an image')} footer={null} width={720} onCancel={onClose}>
      <FilterBar>
        <SearchWords
          label={t('Search images')}
          placeholder={t('File, product or brand')}
          value={search.q}
          onSearch={(q) => setSearch({ ...search, page: 1, q })}
        />
      </FilterBar>
      <ImageList search={search} onPage={(page) => setSearch({ ...search, page })}>
        {(image) => (
          <li key={image.hash} className={styles.card}>
            <button
              type="button"
              className={styles.open}
              onClick={() => onPick(image)}
              aria-label={t('Choose {name}', { name: imageName(image) })}
            >
              <Picture src={image.url} alt="" width={160} height={160} />
            </button>
            <span className={styles.name}>{imageName(image)}</span>
          </li>
        )}
      </ImageList>
    </Modal>
  );
}
