import { Radio } from 'antd';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { AdminOrder } from '../../../api/types';
import { ErrorText } from '../../../components/notices';
import { isPickUp } from '../../../lib/pick-up';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Dialog } from '../kit/dialog';
import { LoadState } from '../kit/load-state';
import { ParcelRow } from './parcel-row';
import styles from './ship-panel.module.css';
import type { JustShipped } from './take-back';
import { useCouriers } from './use-couriers';
import { useShipMany } from './use-ship-many';
import type { OrderToShip } from './use-to-ship';

const FORM = 'ship-many';

interface ShipPanelProps {
  orders: OrderToShip[];
  /** The orders as they are known by now. */
  latest: AdminOrder[];
  /** What was shipped before, to be taken back. */
  notice: ReactNode;
  onShipped: (shipped: JustShipped) => void;
  /** Called with the orders that are left; with none the panel closes. */
  onChange: (orders: OrderToShip[]) => void;
}

/**
 * Ships many orders with one courier. Enter, typed or sent by a scanner, goes on to the next empty number, and ships when
 * all are there; a pasted column fills the numbers downwards.
 */
export function ShipPanel(props: ShipPanelProps) {
  const { t } = useStaffI18n();
  const { query, couriers, needsNumber } = useCouriers();
  const { orders: waiting } = props;
  const many = useShipMany(props);
  const { courier, numberOf } = many;
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // What is picked up has no courier, and no number.
  const hasNoCourier = (id: string) => waiting.some((order) => order.id === id && isPickUp(order));
  const isKnown = couriers.some(({ name }) => name === courier) || waiting.every(isPickUp);
  const isNeeded = needsNumber(courier);
  const lacksNumber = (id: string) => isNeeded && !hasNoCourier(id) && numberOf(id).trim() === '';
  const isTwice = (order: OrderToShip) => {
    const number = numberOf(order.id).trim();
    return number !== '' && waiting.some(({ id }) => id !== order.id && numberOf(id).trim() === number);
  };

  // With a courier from last time the first number can be scanned at once, else the courier chosen.
  // Both before the panel has come in, for a scanner that is quick, and after it, as what is not shown yet takes no focus.
  const isReady = query.isSuccess;
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    if (!isReady || form.current?.contains(document.activeElement)) return;
    if (form.current?.querySelector('input[type=radio]:checked')) focusFirst(form.current);
    else form.current?.querySelector<HTMLElement>('input[type=radio]')?.focus();
  }, [isReady, isIn]);

  const choose = (name: string, event: Event) => {
    many.chooseCourier(name);
    // Not after an arrow key, which may go on to the next courier.
    if (event instanceof MouseEvent && event.detail > 0) focusFirst(form.current);
  };

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setChecked(true);
    if (many.isSending || !isKnown) return;
    if (waiting.some(({ id }) => lacksNumber(id))) return focusFirst(form.current);
    void many.send();
  };

  const goOn = (id: string) => {
    const all = boxesOf(form.current);
    const here = all.findIndex(({ dataset }) => dataset.parcel === id);
    // A scanner that has read a parcel once more: the next one it reads takes its place.
    if (waiting.some((order) => order.id === id && isTwice(order))) return all[here]?.select();
    const next =
      all.slice(here + 1).find(({ value }) => !value.trim()) ?? all.find(({ value }) => !value.trim());
    if (next && next !== all[here]) next.focus();
    else submit();
  };

  const fillDown = (id: string, numbers: string[]) => {
    const from = waiting.findIndex((order) => order.id === id);
    const filled = waiting
      .slice(from, from + numbers.length)
      .map((order, place) => [order.id, numbers[place]!]);
    many.setNumbers(Object.fromEntries(filled) as Record<string, string>);
  };

  return (
    <Dialog
      width={720}
      title={waiting.length === 1 ? t('Ship 1 order') : t('Ship {count} orders', { count: waiting.length })}
      okText={waiting.length === 1 ? t('Ship 1 order') : t('Ship {count} orders', { count: waiting.length })}
      okButtonProps={{
        htmlType: 'submit',
        form: FORM,
        disabled: couriers.length === 0 && !waiting.every(isPickUp),
      }}
      cancelText={t('Close')}
      confirmLoading={many.isSending}
      afterOpenChange={setIn}
      onCancel={() => props.onChange([])}
    >
      {props.notice}
      <LoadState of={query} loading={t('Loading couriers...')} failed={t('Failed to fetch couriers')} />
      <form ref={form} id={FORM} noValidate onSubmit={submit}>
        <fieldset className={styles.couriers}>
          <legend>{t('Courier')}</legend>
          <Radio.Group
            value={courier}
            options={couriers.map(({ name }) => ({ value: name, label: name }))}
            onChange={({ target, nativeEvent }) => choose(String(target.value), nativeEvent)}
          />
          <ErrorText>{isChecked && !isKnown && t('Courier is required')}</ErrorText>
        </fieldset>
        <ol className={styles.parcels}>
          {waiting.map((order) => (
            <ParcelRow
              key={order.id}
              order={order}
              number={numberOf(order.id)}
              isLacking={isChecked && lacksNumber(order.id)}
              isTwice={isTwice(order)}
              result={many.results.find(({ id }) => id === order.id)}
              onType={(number) => many.setNumbers({ [order.id]: number })}
              onEnter={() => goOn(order.id)}
              onPasteColumn={(numbers) => fillDown(order.id, numbers)}
              onLeaveOut={() => many.leaveOut(order.id)}
            />
          ))}
        </ol>
        <p className={styles.hint}>
          {t(
            isNeeded
              ? 'Enter goes to the next order.'
              : 'A tracking number is optional. Enter goes to the next order.',
          )}{' '}
          {t("You can take it back for ten seconds. Then we'll email the customers.")}
        </p>
      </form>
    </Dialog>
  );
}

const boxesOf = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement>('input[data-parcel]') ?? []),
];

/** Focuses the first number that is missing. */
function focusFirst(form: HTMLFormElement | null): void {
  const boxes = boxesOf(form);
  (boxes.find(({ value }) => !value.trim()) ?? boxes[0])?.focus();
}
