import { useState } from 'react';
import { useGetImagesQuery } from '../../../api/media-api';
import type { LibraryImage } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FilterBar, FilterSelect, SearchField } from '../kit/filter-bar';
import { PageHead } from '../kit/page-head';
import { SavedViews } from '../kit/saved-views';
import { useChosenRows } from '../kit/use-chosen-rows';
import { anyText, oneOf, useListAddress } from '../kit/use-list-address';
import { ChosenBar } from './chosen-bar';
import { ImageCard } from './image-card';
import { ImageList } from './image-list';
import { ImageSheet } from './image-sheet';
import { UploadZone } from './upload-zone';

const USES = { '': 'Used or not', used: 'Used', unused: 'Unused' } as const;
const FILTERS = { q: anyText, used: oneOf(Object.keys(USES)) };

/** The library of the user's images; admins see all. */
export default function MediaPage() {
  const { t } = useStaffI18n();
  const address = useListAddress(FILTERS);
  const [opened, setOpened] = useState<LibraryImage | null>(null);
  // The list asks for the same page, so this asks for nothing more.
  const { currentData: shown } = useGetImagesQuery(address.search);
  const { page: _, ...scope } = address.search;
  const { chosen, choose } = useChosenRows<LibraryImage, string>('images', {
    scope: JSON.stringify(scope),
    rows: shown?.images ?? [],
    idOf: ({ hash }) => hash,
  });
  const setChosen = (images: LibraryImage[]) =>
    choose(
      images.map(({ hash }) => hash),
      images,
    );
  const isChosen = ({ hash }: LibraryImage) => chosen.some((one) => one.hash === hash);
  const without = ({ hash }: LibraryImage) => chosen.filter((one) => one.hash !== hash);

  /** Updates the page after an image was replaced by `after`, or deleted. */
  const change = (before: LibraryImage, after: LibraryImage | null) => {
    if (isChosen(before)) setChosen([...without(before), ...(after ? [after] : [])]);
    setOpened(after);
  };

  return (
    <>
      <PageHead title={t('Image Library')} />
      <UploadZone />
      <FilterBar>
        <SearchField
          label={t('Search images')}
          placeholder={t('File, product or brand')}
          {...address.field('q')}
        />
        <FilterSelect label={t('Filter by use')} labels={USES} {...address.field('used')} />
        <SavedViews list="images" address={address} />
      </FilterBar>
      <ChosenBar chosen={chosen} shown={shown?.images ?? []} onChoose={setChosen} />
      <ImageList place={address}>
        {(image) => (
          <ImageCard
            key={image.hash}
            image={image}
            isChosen={isChosen(image)}
            onChoose={(isWanted) => setChosen([...without(image), ...(isWanted ? [image] : [])])}
            onOpen={() => setOpened(image)}
          />
        )}
      </ImageList>
      {opened && (
        <ImageSheet
          image={opened}
          onReplaced={(after) => change(opened, after)}
          onDeleted={() => change(opened, null)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
