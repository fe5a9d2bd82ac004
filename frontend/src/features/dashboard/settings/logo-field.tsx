import { Button } from 'antd';
import { useState } from 'react';
import { ShopImage } from '../../../components/shop-image';
import { useStaffI18n } from '../i18n/staff-i18n';
import { LibraryPicker } from '../media/library-picker';
import styles from './logo-field.module.css';

interface LogoFieldProps {
  id?: string;
  label: string;
  /** The address of an image; '' for none. */
  value?: string;
  onChange?: (address: string) => void;
}

/** Chooses an image of the library, for a form's item. */
export function LogoField({ id, label, value = '', onChange }: LogoFieldProps) {
  const { t } = useStaffI18n();
  const [isPicking, setPicking] = useState(false);
  return (
    <div id={id} className={styles.logo} role="group" aria-label={label}>
      {value && <ShopImage src={value} alt="" width={64} height={64} />}
      <Button onClick={() => setPicking(true)}>{t('Choose from the library')}</Button>
      {value && <Button onClick={() => onChange?.('')}>{t('Remove {name}', { name: label })}</Button>}
      {isPicking && (
        <LibraryPicker
          onPick={({ url }) => {
            setPicking(false);
            onChange?.(url);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
