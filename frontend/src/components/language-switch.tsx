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

  // The Khmer letters are only in the label: shown on the page they would load the Khmer font for English readers.
  const label = other === 'km' ? 'KH ភាសាខ្មែរ (Khmer)' : 'EN English';
  return (
    <button type="button" className={styles.switch} aria-label={label} onClick={() => void change()}>
      <CambodiaFlag />
      <span>{label.slice(0, 2)}</span>
    </button>
  );
}
