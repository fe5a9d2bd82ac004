import { Icon } from '../../../components/icons';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useComfortableRows } from '../kit/use-comfortable-rows';
import styles from './rows-switch.module.css';

/** Switches the rows of all tables between compact and comfortable; a phone shows cards instead. */
export function RowsSwitch() {
  const { t } = useStaffI18n();
  const { isOn, toggle } = useComfortableRows();
  return (
    <button
      type="button"
      className={styles.switch}
      aria-label={t('Comfortable rows')}
      title={t('Comfortable rows')}
      aria-pressed={isOn}
      onClick={toggle}
    >
      <Icon size={18}>
        <path d="M4 5h16v5H4zm0 9h16v5H4z" />
      </Icon>
    </button>
  );
}
