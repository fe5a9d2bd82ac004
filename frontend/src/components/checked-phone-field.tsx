import { useState } from 'react';
import { useI18n } from '../lib/i18n/i18n';
import { looksLikePhone } from '../lib/phone';
import styles from './checked-phone-field.module.css';
import { PhoneField } from './contact-fields';
import { Notice } from './notices';

type PhoneProps = Parameters<typeof PhoneField>[0] & { value: string };

/** Any text is taken as the phone number of a delivery; where it looks like none, that is said once the field is left. */
export function CheckedPhoneField(field: PhoneProps) {
  const { t } = useI18n();
  const [wasLeft, setLeft] = useState(false);
  const typed = field.value.trim();
  const isOdd = wasLeft && typed !== '' && !looksLikePhone(typed);
  return (
    <div className={styles.phone}>
      <PhoneField required onBlur={() => setLeft(true)} {...field} />
      {isOdd && (
        <Notice kind="warning" role="status">
          {t('This does not look like a phone number. Is it right? We call it before we deliver.')}
        </Notice>
      )}
    </div>
  );
}
