import { Checkbox } from 'antd';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { Dialog } from '../kit/dialog';
import { Hint } from '../kit/hint';
import { useMay, type Deed } from '../kit/may';
import { useSingleKeys } from '../kit/use-single-keys';
import { useMayShip } from '../kit/use-may-ship';
import { COMMAND_KEY, LEAPS, SHIP_KEY, TAKE_BACK_KEY } from '../kit/shortcuts';
import styles from './shortcuts-sheet.module.css';

interface Shortcut {
  keys: string[];
  label: StaffText;
  needs?: Deed;
}

const BAR: Shortcut = { keys: COMMAND_KEY, label: 'Go to or do' };
const SINGLE: Shortcut[] = [
  { keys: ['/'], label: 'Search in the list that is shown' },
  { keys: [SHIP_KEY], label: 'Ship the selected orders, or all that are shown', needs: 'ship' },
  { keys: [TAKE_BACK_KEY], label: 'Take back what was just shipped', needs: 'ship' },
  { keys: ['?'], label: 'These shortcuts' },
];

/** All shortcuts of the dashboard, and the switch of those by single keys. */
export default function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useStaffI18n();
  const may = useMay();
  const mayShip = useMayShip();
  const { isOn, toggle } = useSingleKeys();
  const isUseful = (deed?: Deed) => !deed || (deed === 'ship' ? mayShip : may(deed));
  const leaps = LEAPS.map(({ key, ...leap }) => ({ ...leap, keys: ['g', key] }));
  const singles = isOn ? [...SINGLE, ...leaps].filter(({ needs }) => isUseful(needs)) : [];
  return (
    <Dialog title={t('Shortcuts')} footer={null} onCancel={onClose}>
      <dl className={styles.list}>
        {[BAR, ...singles].map(({ keys, label }) => (
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
      <div className={styles.switch}>
        <Checkbox checked={isOn} onChange={toggle}>
          {t('Shortcuts of single keys')}
        </Checkbox>
        <Hint>{t('Switch them off if you speak to your device or touch keys by accident.')}</Hint>
      </div>
    </Dialog>
  );
}
