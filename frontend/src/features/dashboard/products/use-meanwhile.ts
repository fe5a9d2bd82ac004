import { useStaffI18n } from '../i18n/staff-i18n';

/** The stock that was typed, undefined for none, and what the shop has left after saving it. */
export interface StockAfter {
  typed: number | undefined;
  left: number;
}

/**
 * Says what was sold, or came back from an order, between reading a stock and setting it: the shop keeps that, so that less
 * or more is left than was typed. Empty if nothing was.
 */
export function useMeanwhile(): (after: StockAfter) => string {
  const { t } = useStaffI18n();
  return ({ typed, left }) => {
    if (typed === undefined || typed === left) return '';
    const count = Math.abs(typed - left);
    const isOne = count === 1;
    const moved =
      left < typed
        ? t(isOne ? '1 was sold meanwhile' : '{count} were sold meanwhile', { count })
        : t(isOne ? '1 came back from an order meanwhile' : '{count} came back from orders meanwhile', {
            count,
          });
    return `${moved}, ${t(left === 1 ? '1 is left' : '{count} are left', { count: left })}`;
  };
}
