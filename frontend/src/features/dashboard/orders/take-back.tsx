import { Alert, Button } from 'antd';
import { useTakeBackShipmentsMutation } from '../../../api/orders-api';
import type { OrderResult } from '../../../api/types';
import { useSecondsUntil } from '../../../lib/use-seconds-until';
import { TAKE_BACK_KEY } from '../kit/shortcuts';
import { useStaffI18n } from '../i18n/staff-i18n';
import { InSight } from '../kit/in-sight';
import { Results } from '../kit/results';
import { useAct } from '../kit/use-act';
import { useShortcut } from '../kit/use-single-keys';
import styles from './take-back.module.css';

/** Orders that were shipped together, and until when they can be taken back, by the shop's clock. */
export interface JustShipped {
  results: OrderResult[];
  until: number;
  /** What became of taking them back, once that was done. */
  takenBack?: OrderResult[];
}

interface TakeBackProps {
  shipped: JustShipped;
  /** Called with null when it is closed. */
  onChange: (shipped: JustShipped | null) => void;
}

/** Says which orders were shipped, and takes them back as long as nobody has been told. */
export function TakeBack({ shipped, onChange }: TakeBackProps) {
  const { t } = useStaffI18n();
  const act = useAct();
  const shortcut = useShortcut(TAKE_BACK_KEY);
  const seconds = useSecondsUntil(shipped.until);
  const [takeBack, { isLoading }] = useTakeBackShipmentsMutation();
  const { takenBack: undone } = shipped;

  const undo = async () => {
    const ids = shipped.results.map(({ id }) => id);
    const taken = await act(() => takeBack(ids).unwrap(), { failed: t('Failed to take the orders back') });
    if (!taken) return;
    onChange({ ...shipped, takenBack: taken.result });
  };

  const results = undone ?? shipped.results;
  const done = results.filter(({ ok }) => ok);
  const refused = results.filter(({ ok }) => !ok);
  return (
    <InSight>
      <Alert
        role="status"
        type={undone ? 'info' : 'success'}
        closable={{ onClose: () => onChange(null), 'aria-label': t('Close') }}
        title={t(undone ? 'Taken back: {count}. Nobody has been told.' : 'Shipped: {count}', {
          count: done.length,
        })}
        description={
          <>
            <p className={styles.names}>{namesOf(done)}</p>
            {refused.length > 0 && <Results results={refused.map(shown)} refused="Not done" />}
            {!undone &&
              (seconds > 0 ? t("We'll email the customers in a moment.") : t("We'll email the customers."))}
          </>
        }
        action={
          !undone &&
          seconds > 0 && (
            <Button aria-keyshortcuts={shortcut} loading={isLoading} onClick={() => void undo()}>
              {t('Take back')}
              {/* Not told by screen readers, which would say every second. */}
              <span aria-hidden="true">{seconds}</span>
            </Button>
          )
        }
      />
    </InSight>
  );
}

const nameOf = ({ order_number, id }: OrderResult) => order_number ?? id;
const namesOf = (results: OrderResult[]) => results.map(nameOf).join(', ');
const shown = (result: OrderResult) => ({
  ...result,
  key: result.id,
  name: nameOf(result),
  isDone: result.ok,
});
