import { useState } from 'react';
import type { LibraryImage } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PageHead } from '../kit/page-head';
import { ChosenBar } from './chosen-bar';
import { ImageCard } from './image-card';
import { ImageDrawer } from './image-drawer';
import { ImageFilters } from './image-filters';
import { ImageList } from './image-list';
import { useImageSearch } from './image-search';
import { UploadZone } from './upload-zone';

/** The library of images, an admin's: all; the address holds which of them. */
export default function MediaPage() {
  const { t } = useStaffI18n();
  const { search, show } = useImageSearch();
  const [chosen, setChosen] = useState<LibraryImage[]>([]);
  const [opened, setOpened] = useState<LibraryImage | null>(null);
  const isChosen = ({ hash }: LibraryImage) => chosen.some((one) => one.hash === hash);

  const choose = (image: LibraryImage, isWanted: boolean) =>
    setChosen((before) => [
      ...before.filter(({ hash }) => hash !== image.hash),
      ...(isWanted ? [image] : []),
    ]);

  /** The library holds `after` in the place of `before`, or nothing. */
  const change = (before: LibraryImage, after: LibraryImage | null) => {
    setChosen((images) => images.flatMap((one) => (one.hash === before.hash ? (after ?? []) : one)));
    setOpened(after);
  };

  return (
    <>
      <PageHead title={t('Image Library')} />
      <UploadZone />
      <ImageFilters search={search} onChange={show} />
      {chosen.length > 0 && <ChosenBar chosen={chosen} onChoose={setChosen} />}
      <ImageList search={search} onPage={(page, options) => show({ page }, options)}>
        {(image) => (
          <ImageCard
            key={image.hash}
            image={image}
            isChosen={isChosen(image)}
            onChoose={(isWanted) => choose(image, isWanted)}
            onOpen={() => setOpened(image)}
          />
        )}
      </ImageList>
      {opened && (
        <ImageDrawer
          image={opened}
          onReplaced={(after) => change(opened, after)}
          onDeleted={() => change(opened, null)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
