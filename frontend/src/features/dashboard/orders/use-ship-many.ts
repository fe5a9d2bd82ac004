import { useState } from 'react';
import { useShipOrdersMutation } from '../../../api/orders-api';
import { shopNow } from '../../../api/shop-clock';
import type { AdminOrder, OrderResult } from '../../../api/types';
import { forgetDraft, keepDraft, readDraft } from '../../../lib/session-drafts';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useStaff } from '../kit/staff';
import { useAct } from '../kit/use-act';
import { lastCourier, rememberCourier } from './last-courier';
import type { JustShipped } from './take-back';
import type { OrderToShip } from './use-to-ship';

const DRAFT = 'ship-many';
/** Under which the draft keeps the courier, beside the numbers under the ids of their orders. */
const COURIER = 'courier';

/** Stands where no courier is needed, and is not kept. */
const AT_THE_SHOP = 'Pick-up';

interface ShipManyOptions {
  orders: OrderToShip[];
  /** The orders as they are known by now. */
  latest: AdminOrder[];
  onShipped: (shipped: JustShipped) => void;
  /** Called with the orders that are left. */
  onChange: (orders: OrderToShip[]) => void;
}

/**
 * Many orders that are shipped with one courier. Courier and tracking numbers survive the end of the session, and the
 * courier is chosen again for the next orders. Orders that are refused stay, each with its reason.
 */
export function useShipMany({ orders: waiting, latest, onShipped, onChange }: ShipManyOptions) {
  const { t } = useStaffI18n();
  const act = useAct();
  const owner = useStaff()?.id ?? '';
  const [ship, { isLoading }] = useShipOrdersMutation();
  const [typed, setTyped] = useState<Record<string, string>>(() => ({
    [COURIER]: lastCourier(owner),
    ...readDraft(DRAFT, owner),
  }));
  const [results, setResults] = useState<OrderResult[]>([]);

  const keep = (texts: Record<string, string>) => {
    const all = { ...typed, ...texts };
    setTyped(all);
    keepDraft(DRAFT, owner, all);
  };

  const leaveOut = (id: string) => onChange(waiting.filter((order) => order.id !== id));

  const send = async () => {
    const version = ({ id, version: seen }: OrderToShip) =>
      latest.find((order) => order.id === id)?.version ?? seen;
    const courier = typed[COURIER] ?? '';
    const parcels = waiting.map((order) => ({
      id: order.id,
      version: version(order),
      tracking_number: typed[order.id] ?? '',
    }));
    const sent = await act(() => ship({ courier: courier || AT_THE_SHOP, orders: parcels }).unwrap(), {
      failed: t('Failed to ship the orders'),
    });
    if (!sent) return;
    const { results: answered, take_back_seconds } = sent.result;
    const done = answered.filter(({ ok }) => ok);
    const refused = waiting.filter(({ id }) => !done.some((result) => result.id === id));
    if (done.length > 0) onShipped({ results: done, until: shopNow() + take_back_seconds * 1_000 });
    setResults(answered);
    if (courier) rememberCourier(owner, courier);
    const left = refused.map(({ id }): [string, string] => [id, typed[id] ?? '']);
    if (left.length === 0) forgetDraft(DRAFT);
    else keepDraft(DRAFT, owner, { ...Object.fromEntries(left), [COURIER]: courier });
    onChange(refused);
  };

  return {
    results,
    courier: typed[COURIER] ?? '',
    chooseCourier: (name: string) => keep({ [COURIER]: name }),
    numberOf: (id: string) => typed[id] ?? '',
    setNumbers: keep,
    leaveOut,
    send,
    isSending: isLoading,
  };
}
