import { useI18n } from '../lib/i18n/i18n';
import { toast } from '../lib/toast';
import { useWishlist } from '../lib/use-wishlist';
import styles from './heart.module.css';
import { Icon } from './icons';

interface HeartProps {
  id: number;
  /** What is marked; in a list of products each button has a name of its own. */
  name: string;
  /** In the corner of a picture, without a word. */
  isRound?: boolean;
}

/** Marks a product for later, or takes the mark away. */
export function Heart({ id, name, isRound = false }: HeartProps) {
  const { t } = useI18n();
  const { ids, toggle } = useWishlist();
  const press = async () => {
    if (!(await toggle(id))) toast.error(t('Your wishlist could not be kept'));
  };
  return (
    <button
      type="button"
      className={isRound ? `${styles.heart} ${styles.round}` : styles.heart}
      aria-pressed={ids?.includes(id) ?? false}
      aria-label={isRound ? t('Keep {name} in my wishlist', { name }) : undefined}
      onClick={() => void press()}
    >
      <Icon size={20}>
        <path d="M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20z" />
      </Icon>
      {!isRound && t('Wishlist')}
    </button>
  );
}
