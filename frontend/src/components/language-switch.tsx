import { CambodiaFlag } from './cambodia-flag';
import { useI18n } from '../lib/i18n/i18n';
import { toast } from '../lib/toast';
import styles from './language-switch.module.css';

/** The flag button that switches between English and Khmer. */
export function LanguageSwitch() {
  const { language, switchTo } = useI18n();
  const other = language === 'en' ? 'km' : 'en';

  const change = async () => {
    try {
      await switchTo(other);
    } catch {
      toast.error('The language could not be loaded. Please try again.');
    }
  };

  return (
    <button
      type="button"
      className={styles.switch}
      aria-label={other === 'km' ? 'ភាសាខ្មែរ (Khmer)' : 'English (អង់គ្លេស)'}
      onClick={() => void change()}
    >
      <CambodiaFlag />
      {/* An image of the word: as letters it would load the Khmer font for English readers. */}
      {other === 'km' ? <span className={styles.khmer} /> : <EnglishWord />}
    </button>
  );
}

/** Shortened on phones, where the shop's name would have no room beside it. */
const EnglishWord = () => (
  <span>
    <span className={styles.whole}>English</span>
    <span className={styles.short}>EN</span>
  </span>
);
