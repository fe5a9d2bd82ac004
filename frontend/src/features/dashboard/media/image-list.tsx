import { Empty } from 'antd';
import type { ReactNode } from 'react';
import type { NavigateOptions } from 'react-router-dom';
import { LIBRARY_PAGE_SIZE, useGetImagesQuery, type ImageSearch } from '../../../api/media-api';
import type { LibraryImage } from '../../../api/types';
import { LoadError, Note } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PageChoice } from '../kit/page-choice';
import { shownOf } from '../kit/shown-of';
import { useLastPage } from '../kit/use-last-page';
import styles from './media.module.css';

interface ImageListProps {
  search: ImageSearch;
  onPage: (page: number, options?: NavigateOptions) => void;
  /** One image, as an item of the list. */
  children: (image: LibraryImage) => ReactNode;
}

/** One page of the library, as it was searched. */
export function ImageList({ search, onPage, children }: ImageListProps) {
  const { t, translateProblem } = useStaffI18n();
  const query = useGetImagesQuery(search, { refetchOnMountOrArgChange: true });
  const { error, isFetching, refetch } = query;
  const shown = shownOf(query);
  useLastPage(query, search.page, LIBRARY_PAGE_SIZE, (page) => onPage(page, { replace: true }));
  const isNarrowed = search.q !== '' || search.used !== '';
  return (
    <>
      {error && (
        <LoadError message={translateProblem(error) ?? t('Failed to load the images')} onRetry={refetch} />
      )}
      {!shown && !error && <Note>{t('Loading images...')}</Note>}
      {shown?.total === 0 && <Empty description={t(isNarrowed ? 'No images found.' : 'No images yet.')} />}
      <ul className={styles.grid} aria-busy={isFetching}>
        {shown?.images.map(children)}
      </ul>
      <PageChoice list={shown} pageSize={LIBRARY_PAGE_SIZE} onPage={(page) => onPage(page)} />
    </>
  );
}
