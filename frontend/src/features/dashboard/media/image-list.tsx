import type { ReactNode } from 'react';
import { LIBRARY_PAGE_SIZE, useGetImagesQuery, type ImageSearch } from '../../../api/media-api';
import type { LibraryImage } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PagedItems } from '../kit/paged-items';
import { useList } from '../kit/use-list';
import styles from './image-list.module.css';

interface ImageListProps {
  /** The filters and the page of the list. */
  place: { search: ImageSearch; show: Parameters<typeof useList>[1]['show'] };
  /** Renders one image. */
  children: (image: LibraryImage) => ReactNode;
}

/** One page of the library. */
export function ImageList({ place, children }: ImageListProps) {
  const { t } = useStaffI18n();
  const { q, used } = place.search;
  const query = useGetImagesQuery(place.search, { refetchOnMountOrArgChange: true });
  const list = useList(query, place, LIBRARY_PAGE_SIZE);
  return (
    <PagedItems
      list={list}
      items={({ images }) => images}
      loading={t('Loading images...')}
      failed={t('Failed to load the images')}
      nothing={t(q || used ? 'No images found.' : 'No images yet.')}
      className={styles.grid}
    >
      {children}
    </PagedItems>
  );
}
