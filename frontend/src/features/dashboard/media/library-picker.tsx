import type { LibraryImage } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Dialog } from '../kit/dialog';
import { FilterBar, SearchField } from '../kit/filter-bar';
import { useListState } from '../kit/use-list-address';
import { ImageList } from './image-list';
import { imageName } from './image-name';
import { ImageTile } from './image-tile';

interface LibraryPickerProps {
  onPick: (image: LibraryImage) => void;
  onClose: () => void;
}

/** A dialog to choose one image of the library. */
export function LibraryPicker({ onPick, onClose }: LibraryPickerProps) {
  const { t } = useStaffI18n();
  const place = useListState('q', 'used');
  return (
    <Dialog title={t('Choose an image')} footer={null} width={720} onCancel={onClose}>
      <FilterBar>
        <SearchField
          label={t('Search images')}
          placeholder={t('File, product or brand')}
          {...place.field('q')}
        />
      </FilterBar>
      <ImageList place={place}>
        {(image) => (
          <ImageTile
            key={image.hash}
            image={image}
            label={t('Choose {name}', { name: imageName(image) })}
            onPress={() => onPick(image)}
          />
        )}
      </ImageList>
    </Dialog>
  );
}
