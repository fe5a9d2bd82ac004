import { passwordChecks, passwordStrength } from '../../lib/password-strength';
import styles from './password-meter.module.css';

/** How strong a password is, live, and what would make it stronger. */
export function PasswordMeter({ password }: { password: string }) {
  const { score, label } = passwordStrength(password);
  return (
    <div className={styles.wrap}>
      <div className={styles.head}>
        <span>Password strength</span>
        <span aria-live="polite">{label}</span>
      </div>
      <meter className={styles.meter} min={0} max={4} value={score} aria-label="Strength">
        {label}
      </meter>
      <ul className={styles.checks}>
        {passwordChecks(password).map(({ label: rule, met }) => (
          <li key={rule} className={met ? styles.met : undefined}>
            <span aria-hidden="true">{met ? '✓' : '✗'}</span> {rule}
            <span className="visually-hidden">{met ? ' (met)' : ' (not met)'}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
