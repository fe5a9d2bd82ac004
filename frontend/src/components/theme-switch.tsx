import { MoonIcon, SunIcon } from './icons';
import { useI18n } from '../lib/i18n/i18n';
import { useTheme } from '../lib/theme';
import styles from './theme-switch.module.css';

/** Switches between the light and the dark theme. */
export function ThemeSwitch() {
  const { theme, toggle } = useTheme();
  const { t } = useI18n();
  const isDark = theme === 'dark';
  return (
    <button
      type="button"
      className={styles.switch}
      aria-label={isDark ? t('Light theme') : t('Dark theme')}
      onClick={toggle}
    >
      {isDark ? <SunIcon size={18} /> : <MoonIcon size={18} />}
    </button>
  );
}
