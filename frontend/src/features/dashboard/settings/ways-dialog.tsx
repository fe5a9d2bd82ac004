import { Button } from 'antd';
import { useRef, useState } from 'react';
import { ErrorText } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Dialog } from '../kit/dialog';
import { Hint } from '../kit/hint';
import type { DaysRow } from './delivery-rows';
import { emptyWay, isWrongWay, methodsOf, waysOf, type WayRow } from './delivery-ways';
import { WayFields } from './way-fields';
import styles from './ways-dialog.module.css';

/** As many as the shop takes for a place. */
const MOST_WAYS = 40;

interface WaysDialogProps {
  row: DaysRow;
  /** The province in the reader's language. */
  name: string;
  onDone: (row: DaysRow) => void;
  onClose: () => void;
}

/** The ways in which parcels are brought to a province, and otherwise to its districts. They are saved with the whole table. */
export function WaysDialog({ row, name, onDone, onClose }: WaysDialogProps) {
  const { t } = useStaffI18n();
  const [ways, setWays] = useState(() => waysOf(row));
  const [isChecked, setChecked] = useState(false);
  const next = useRef(ways.length);
  const wrong = isChecked ? ways.filter((way) => isWrongWay(way, ways)) : [];

  const edit = (changed: WayRow) => setWays(ways.map((way) => (way.id === changed.id ? changed : way)));
  const add = () => setWays([...ways, emptyWay((next.current += 1))]);
  const done = () => {
    setChecked(true);
    if (ways.some((way) => isWrongWay(way, ways))) return;
    const { districts: _, ...rest } = row;
    onDone({ ...rest, ...methodsOf(ways) });
  };

  return (
    <Dialog
      width={860}
      title={t('Ways to {province}', { province: name })}
      okText={t('Apply')}
      onOk={done}
      onCancel={onClose}
    >
      <Hint>
        {t(
          'Without any, the shipping policy holds. A way of a district stands in place of that of the province with the same name. What takes 0 days is not offered after its time; other ways then leave a day later.',
        )}
      </Hint>
      <div className={styles.ways}>
        {ways.map((way, place) => (
          <WayFields
            key={way.id}
            way={way}
            number={place + 1}
            isWrong={wrong.includes(way)}
            onEdit={edit}
            onRemove={() => setWays(ways.filter(({ id }) => id !== way.id))}
          />
        ))}
      </div>
      <ErrorText>
        {wrong.length > 0 &&
          t('Each way needs a name of its own and a fee, and the first day must not be above the last.')}
      </ErrorText>
      <Button onClick={add} disabled={ways.length >= MOST_WAYS}>
        {t('Add a way')}
      </Button>
    </Dialog>
  );
}
