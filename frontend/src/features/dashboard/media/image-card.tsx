import { Checkbox } from 'antd';
import type { LibraryImage } from '../../../api/types';
import { Picture } from '../../../components/picture';
import { useStaffI18n } from '../i18n/staff-i18n';
import { imageName } from './image-name';
import styles from './media.module.css';
import { useUsesText } from './use-uses-text';

interface ImageCardProps {
  image: LibraryImage;
  isChosen: boolean;
  onChoose: (isWanted: boolean) => void;
  onOpen: () => void;
}

/** One image of the library: a press opens it. */
export function ImageCard({ image, isChosen, onChoose, onOpen }: ImageCardProps) {
  const { t } = useStaffI18n();
  const usesText = useUsesText();
  const name = imageName(image);
  return (
    <li className={styles.card}>
      <button type="button" className={styles.open} onClick={onOpen} aria-label={t('Open {name}', { name })}>
        <Picture src={image.url} alt="" width={160} height={160} />
      </button>
      <Checkbox
        className={styles.choose}
        checked={isChosen}
        aria-label={t('Choose {name}', { name })}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <span className={styles.name} title={name}>
        {name}
      </span>
      <small className={styles.uses}>{usesText(image)}</small>
    </li>
  );
}
