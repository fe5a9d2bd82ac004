import { Empty, Pagination } from 'antd';
import { useState } from 'react';
import { LIBRARY_PAGE_SIZE, useGetImagesQuery } from '../../../api/media-api';
import { errorMessage } from '../../../api/problem';
import type { LibraryImage } from '../../../api/types';
import { LoadError, Note } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PageHead } from '../shell/page-head';
import { ChosenBar } from './chosen-bar';
import { ImageCard } from './image-card';
import { ImageDrawer } from './image-drawer';
import { ImageFilters } from './image-filters';
import { useImageSearch } from './image-search';
import styles from './media.module.css';
import { UploadZone } from './upload-zone';

/** The library of pictures, an admin's: all; the address holds which of them. */
export default function MediaPage() {
  const { t, said } = useStaffI18n();
  const { search, show, isNarrowed } = useImageSearch();
  const [chosen, setChosen] = useState<LibraryImage[]>([]);
  const [opened, setOpened] = useState<LibraryImage | null>(null);
  const {
    currentData,
    data = currentData,
    error,
    isFetching,
    refetch,
  } = useGetImagesQuery(search, {
    refetchOnMountOrArgChange: true,
  });
  const isChosen = ({ hash }: LibraryImage) => chosen.some((one) => one.hash === hash);

  const choose = (image: LibraryImage, isWanted: boolean) =>
    setChosen((before) => [
      ...before.filter(({ hash }) => hash !== image.hash),
      ...(isWanted ? [image] : []),
    ]);

  return (
    <>
      <PageHead title={t('Image Library')} />
      <UploadZone />
      <ImageFilters search={search} onChange={show} />
      {chosen.length > 0 && <ChosenBar chosen={chosen} onChoose={setChosen} />}
      {error && (
        <LoadError message={said(errorMessage(error, t('Failed to load the images')))} onRetry={refetch} />
      )}
      {!data && !error && <Note>{t('Loading images...')}</Note>}
      {data?.images.length === 0 && (
        <Empty description={t(isNarrowed ? 'No images found.' : 'No images yet.')} />
      )}
      <ul className={styles.grid} aria-busy={isFetching}>
        {data?.images.map((image) => (
          <ImageCard
            key={image.hash}
            image={image}
            isChosen={isChosen(image)}
            onChoose={(isWanted) => choose(image, isWanted)}
            onOpen={() => setOpened(image)}
          />
        ))}
      </ul>
      {data && (data.totalPages > 1 || data.page > 1) && (
        <Pagination
          current={data.page}
          pageSize={LIBRARY_PAGE_SIZE}
          total={data.total}
          showSizeChanger={false}
          onChange={(page) => show({ page })}
        />
      )}
      {opened && <ImageDrawer image={opened} onReplaced={setOpened} onClose={() => setOpened(null)} />}
    </>
  );
}
