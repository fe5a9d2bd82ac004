import { Button, Checkbox } from 'antd';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './shelves-field.module.css';
import { SHELF_WORDS, shelvesOf, shelvesText } from './use-look-labels';
import type { HomeShelf } from '../../../api/types';

interface ShelvesFieldProps {
  id?: string;
  label: string;
  value?: string;
  onChange?: (text: string) => void;
}

const ALL = Object.keys(SHELF_WORDS) as HomeShelf[];

/** Chooses which parts the landing page has below its top, and their order, for a form's item. */
export function ShelvesField({ id, label, value = '', onChange }: ShelvesFieldProps) {
  const { t } = useStaffI18n();
  const shown = shelvesOf(value);
  const hidden = ALL.filter((shelf) => !shown.includes(shelf));
  const choose = (wanted: HomeShelf[]) => onChange?.(shelvesText(wanted));
  const moveUp = (place: number) =>
    choose(shown.with(place - 1, shown[place]!).with(place, shown[place - 1]!));
  return (
    <ul id={id} className={styles.shelves} aria-label={label}>
      {[...shown, ...hidden].map((shelf, place) => {
        const isShown = place < shown.length;
        const name = t(SHELF_WORDS[shelf]);
        return (
          <li key={shelf}>
            <Checkbox
              checked={isShown}
              onChange={() => choose(isShown ? shown.filter((one) => one !== shelf) : [...shown, shelf])}
            >
              {name}
            </Checkbox>
            <Button
              size="small"
              disabled={!isShown || place === 0}
              aria-label={t('Move {name} up', { name })}
              onClick={() => moveUp(place)}
            >
              ↑
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
