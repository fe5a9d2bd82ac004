import { useState } from 'react';
import { useGetQuoteQuery, useLazyGetQuoteQuery } from '../../api/checkout-api';
import { isUnanswered } from '../../api/problem';
import { isPromoRefusal } from '../../api/refused-order';
import type { CartLine, QuotedDelivery } from '../../api/types';
import { forgetDraft, keepDraft, readDraft } from '../../lib/session-drafts';
import { useI18n } from '../../lib/i18n/i18n';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { useReason } from '../../lib/use-reason';

const PROMO_DRAFT = 'promo-code';

/** The code that this shopper has applied in this tab; empty where there is none. A rendered page knows of none. */
function useKeptCode(shopperId: string) {
  const isHydrated = useIsHydrated();
  const [kept, setKept] = useState({ owner: '', code: '' });
  if (isHydrated && shopperId !== '' && kept.owner !== shopperId)
    setKept({ owner: shopperId, code: readDraft(PROMO_DRAFT, shopperId).code ?? '' });
  const keep = (code: string) => {
    setKept({ owner: shopperId, code });
    if (code) keepDraft(PROMO_DRAFT, shopperId, { code });
    else forgetDraft(PROMO_DRAFT);
  };
  return [kept.owner === shopperId ? kept.code : '', keep] as const;
}

/** The code goes with its order. */
export const forgetPromo = (): void => forgetDraft(PROMO_DRAFT);

/**
 * Quotes a cart with the shopper's promo code, brought so. As long as the code does not fit the cart, the cart is quoted without it, and
 * `fault` says why: it counts again once it fits, such as when the cart has grown.
 */
export function usePromoQuote(cart: CartLine[], shopperId: string, delivery: QuotedDelivery) {
  const { t } = useI18n();
  const reasonOf = useReason();
  const [code, keep] = useKeptCode(shopperId);
  const [tryCode, { isFetching }] = useLazyGetQuoteQuery();
  const [refused, setRefused] = useState<string | null>(null);
  const isEmpty = cart.length === 0;
  const always = { refetchOnMountOrArgChange: true } as const;
  const asked = useGetQuoteQuery(
    { cart, ...delivery, ...(code && { promo_code: code }) },
    { ...always, skip: isEmpty },
  );
  const isRefused = code !== '' && isPromoRefusal(asked.error);
  const without = useGetQuoteQuery({ cart, ...delivery }, { ...always, skip: isEmpty || !isRefused });

  /** Keeps a code that fits the cart; answers whether it does. */
  const apply = async (typed: string): Promise<boolean> => {
    setRefused(null);
    try {
      const quote = await tryCode({ cart, ...delivery, promo_code: typed.trim() }).unwrap();
      keep(quote.promo_code ?? '');
      return true;
    } catch (error) {
      const isNone = isUnanswered(error) || !isPromoRefusal(error);
      setRefused(reasonOf(error) ?? (isNone ? t('The code could not be checked. Please try again.') : null));
      return false;
    }
  };

  return {
    quoteQuery: isRefused ? without : asked,
    promo: {
      code,
      /** Why the last code was not taken, or the one that is kept does not count. */
      fault: refused ?? (isRefused ? reasonOf(asked.error) : null),
      isChecking: isFetching,
      apply,
      remove: () => {
        setRefused(null);
        keep('');
      },
      forgetFault: () => setRefused(null),
    },
  };
}

export type Promo = ReturnType<typeof usePromoQuote>['promo'];
