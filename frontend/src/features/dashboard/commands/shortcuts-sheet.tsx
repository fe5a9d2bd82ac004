import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { Dialog } from '../kit/dialog';
import { useMay } from '../kit/may';
import { COMMAND_KEY, LEAPS } from './shortcuts';
import styles from './shortcuts-sheet.module.css';

const OTHERS: { keys: string[]; label: StaffText }[] = [
  { keys: COMMAND_KEY, label: 'Go to or do' },
  { keys: ['/'], label: 'Search in the list that is shown' },
  { keys: ['?'], label: 'These shortcuts' },
];

/** All shortcuts of the dashboard. */
export default function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useStaffI18n();
  const may = useMay();
  const leaps = LEAPS.filter(({ needs }) => !needs || may(needs)).map(({ key, label }) => ({
    keys: ['g', key],
    label,
  }));
  return (
    <Dialog title={t('Shortcuts')} footer={null} onCancel={onClose}>
      <dl className={styles.list}>
        {[...OTHERS, ...leaps].map(({ keys, label }) => (
          <div key={label}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
