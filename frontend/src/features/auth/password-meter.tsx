import { useI18n } from '../../lib/i18n/i18n';
import { passwordChecks, passwordStrength } from '../../lib/password-strength';
import styles from './password-meter.module.css';

const SEGMENTS = [1, 2, 3, 4];
const COLOURS = [styles.none, styles.weak, styles.fair, styles.good, styles.strong];

/** The strength of the password while it is typed, and the rules that it meets. */
export function PasswordMeter({ password }: { password: string }) {
  const { t } = useI18n();
  const { score, label } = passwordStrength(password);
  return (
    <div className={styles.wrap}>
      <div className={styles.head}>
        <span>{t('Password strength')}</span>
        <strong aria-live="polite">{password !== '' && t(label)}</strong>
      </div>
      <div
        role="meter"
        aria-label={t('Strength')}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={score}
        aria-valuetext={t(label)}
        className={`${styles.meter} ${password === '' ? '' : COLOURS[score]}`}
      >
        {SEGMENTS.map((segment) => (
          <span key={segment} className={segment <= score ? styles.filled : undefined} />
        ))}
      </div>
      <ul className={styles.checks}>
        {passwordChecks(password).map(({ label: rule, met }) => (
          <li key={rule} className={met ? styles.met : undefined}>
            <span aria-hidden="true" className={styles.mark}>
              {met ? '✓' : password === '' ? '•' : '✗'}
            </span>{' '}
            {t(rule)}
            <span className="visually-hidden"> ({met ? t('met') : t('not met')})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
