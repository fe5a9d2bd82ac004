import { useState } from 'react';
import { fieldErrorsOf } from '../../api/field-errors';
import { isUnanswered, type FieldError } from '../../api/problem';
import { freshQuoteOf, isDeliveryRefusal, isPromoRefusal, shortagesOf } from '../../api/refused-order';
import type { AddressFacts, CartItem, QuotedDelivery, Shortage } from '../../api/types';
import { useI18n } from '../../lib/i18n/i18n';
import { toast } from '../../lib/toast';
import { toastFailure } from '../../lib/toast-failure';
import { useAppDispatch } from '../../lib/use-app-dispatch';
import { useAskUntilAnswered } from '../../lib/use-ask-until-answered';
import { useReason } from '../../lib/use-reason';
import type { BillingDetails } from './billing-draft';
import { shortagesIn } from './line-state';
import { usePlacing } from './use-placing';
import { forgetPromo, usePromoQuote } from './use-promo';

interface Refusal {
  cartKey: string;
  isRepriced: boolean;
  isUnanswered: boolean;
  shortages: Shortage[];
  /** What nothing else on the screen says of it. */
  reason: string | null;
}

export interface PlacingSteps {
  /** Called when the order is sent, so that what comes next can be loaded meanwhile. */
  onPlacing: () => void;
  onPlaced: (orderId: string) => Promise<void>;
}

/** Loads the quote for a cart and places its order. A refusal is shown until the cart changes. */
export function useCheckout(
  items: CartItem[],
  { shopperId, delivery }: { shopperId: string; delivery: QuotedDelivery },
  { onPlacing, onPlaced }: PlacingSteps,
) {
  const { t, pick } = useI18n();
  const reasonOf = useReason();
  const cart = items.map(({ id, quantity }) => ({ id, quantity }));
  const cartKey = JSON.stringify(cart);
  const { quoteQuery, promo } = usePromoQuote(cart, shopperId, delivery);
  const { place, turn, isPlacing: isSubmitting, stopWaiting } = usePlacing(cartKey, shopperId, onPlaced);
  const dispatch = useAppDispatch();
  const [lastRefusal, setLastRefusal] = useState<Refusal | null>(null);
  const [refusals, setRefusals] = useState(0);
  /** The prices that the shopper has ordered at, by the products' ids. */
  const [agreed, setAgreed] = useState<Record<number, number>>({});

  // Forgotten for good, so that it does not come back with the quantities of before.
  if (lastRefusal && lastRefusal.cartKey !== cartKey) setLastRefusal(null);
  const refusal = lastRefusal?.cartKey === cartKey ? lastRefusal : null;
  const quote = quoteQuery.currentData;

  useAskUntilAnswered(quoteQuery.isError, quoteQuery.refetch);

  const known = shortagesIn(items, quote);

  // The cart has the product's name in the shopper's language; the server's shortage does not.
  const named = (shortage: Shortage): Shortage => {
    const item = items.find(({ id }) => id === shortage.id);
    return item ? { ...shortage, name: pick(item.name, item.name_km) } : shortage;
  };

  const toastShortage = (shortages: Shortage[]) => {
    const names = shortages.map(({ name }) => name).join(', ');
    toast.error(t('Order creation failed!'), {
      description: t('Not available in this quantity: {names}', { names }),
    });
  };

  const handleRefusal = (error: unknown): FieldError[] => {
    const fresh = freshQuoteOf(error);
    const shortages = shortagesOf(error).map(named);
    // What was to be confirmed still is when no answer came.
    const isPromo = isPromoRefusal(error);
    const isRepriced = fresh !== null || isPromo || (isUnanswered(error) && refusal?.isRepriced === true);
    // The code is no field of the form below.
    const atFields = isPromo ? [] : fieldErrorsOf(error);
    const isOther = !fresh && !isUnanswered(error) && shortages.length === 0 && atFields.length === 0;
    const reason = isOther || isDeliveryRefusal(error) ? reasonOf(error) : null;
    setLastRefusal({ cartKey, isRepriced, isUnanswered: isUnanswered(error), shortages, reason });
    if (atFields.length === 0) setRefusals((count) => count + 1);
    if (shortages.length > 0) toastShortage(shortages);
    else if (!fresh) toastFailure(t('Order creation failed!'), error, reasonOf);
    return atFields;
  };

  /** Says what the server would refuse, and asks it whether that still holds. */
  const refuseShortage = (): FieldError[] => {
    setRefusals((count) => count + 1);
    toastShortage(known.map(named));
    setLastRefusal(null);
    void quoteQuery.refetch();
    return [];
  };

  /** The order is placed already, so that it does not wait for its address to be saved. */
  const save = async (address: AddressFacts) => {
    try {
      const { addressEditsApi } = await import('../../api/address-edits-api');
      await dispatch(addressEditsApi.endpoints.addAddress.initiate(address, { track: false })).unwrap();
    } catch (error) {
      toastFailure(t('The address could not be saved'), error, reasonOf);
    }
  };

  /** Places the order, and saves its address if that is wanted. Returns the errors of the fields that the server refused. */
  const submit = async (billing: BillingDetails, toSave?: AddressFacts): Promise<FieldError[]> => {
    if (!quote || isSubmitting) return [];
    toast.clear();
    if (known.length > 0) return refuseShortage();
    setAgreed(Object.fromEntries(quote.lines.map(({ id, price }) => [id, price])));
    onPlacing();
    try {
      const { total, promo_code, delivery_method } = quote;
      const chosen = { ...(promo_code && { promo_code }), ...(delivery_method && { delivery_method }) };
      const order = await place({ ...billing, total, cart, ...chosen }, delivery);
      if (!order) return [];
      forgetPromo();
      if (order.by === 'this' && toSave) void save(toSave);
      if (order.by === 'this') toast.success(t('Order created successfully!'));
      if (order.by === 'earlier-attempt')
        toast.info(t('Your order was placed already'), {
          description: t('It has the details you gave first.'),
        });
      await order.opened;
      return [];
    } catch (error) {
      return handleRefusal(error);
    }
  };

  const told = refusal?.shortages ?? [];
  return {
    quote,
    promo,
    lastQuote: quote ?? quoteQuery.data,
    /** Also where the order was refused for another line, which may be gone from the cart by now. */
    priceChanged:
      refusal?.isRepriced === true ||
      (quote?.lines.some(({ id, price }) => agreed[id] !== undefined && agreed[id] !== price) ?? false),
    shortages: [...told, ...known.filter(({ id }) => !told.some((one) => one.id === id)).map(named)],
    isUnanswered: !isSubmitting && (refusal?.isUnanswered ?? false),
    otherReason: isSubmitting ? null : (refusal?.reason ?? null),
    refusals,
    quoteError: quoteQuery.error,
    retryQuote: () => quoteQuery.refetch(),
    isSubmitting,
    turn,
    stopWaiting,
    submit,
  };
}
