import { useState } from 'react';
import { useI18n } from '../lib/i18n/i18n';
import { FieldFrame, type FieldProps } from './field';
import styles from './password-field.module.css';

/** An input for a password, with a button that shows or hides it. */
export function PasswordField({ label, hint, error, ...input }: Omit<FieldProps, 'type'>) {
  const { t } = useI18n();
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(links) => (
        <div className={styles.secret}>
          <input
            {...links}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-controls={links.id}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? t('Hide') : t('Show')}
            <span className="visually-hidden"> {t('password')}</span>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
