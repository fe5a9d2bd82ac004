import { Checkbox } from 'antd';
import type { LibraryImage } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { imageName } from './image-name';
import { ImageTile } from './image-tile';
import { useUsesText } from './use-uses-text';

interface ImageCardProps {
  image: LibraryImage;
  isChosen: boolean;
  onChoose: (isWanted: boolean) => void;
  onOpen: () => void;
}

/** One image of the library; a click opens it. */
export function ImageCard({ image, isChosen, onChoose, onOpen }: ImageCardProps) {
  const { t } = useStaffI18n();
  const usesText = useUsesText();
  const name = imageName(image);
  const choice = (
    <Checkbox
      checked={isChosen}
      aria-label={t('Choose {name}', { name })}
      onChange={({ target }) => onChoose(target.checked)}
    />
  );
  return (
    <ImageTile image={image} label={t('Open {name}', { name })} onPress={onOpen} corner={choice}>
      {usesText(image)}
    </ImageTile>
  );
}
