import { courierFeeTooHigh, fieldError, mostCourierFee, Problem, type FieldError } from '@mekong/contracts';
import { differenceOf, isRounding, valueOf, type CourierCash, type HandedIn } from '../cash/index.js';

/** What is handed in for one order, with what its courier has collected. */
export interface RemittedRow {
  cash: CourierCash;
  handedIn: HandedIn;
}

/** Why something is not handed in: the field of its row, and the problem that it is. */
type Refusal = { status: 404 | 409; error: FieldError };

const inRiel = (khr: number) => `${Math.abs(khr).toLocaleString('en-US')} ៛`;

/** Why one row is refused; undefined where it is not. Rows are counted from 0 in fields, and from 1 in what people read. */
export function refusalOf(
  courier: string,
  cash: CourierCash | undefined,
  handedIn: HandedIn,
  place: number,
): Refusal | undefined {
  const field = `orders.${place}.id`;
  if (!cash)
    return { status: 404, error: fieldError(field, 'NOT_FOUND', 'Order not found', { what: 'Order' }) };
  if (cash.courier !== courier)
    return conflict(
      fieldError(field, 'CASH_IS_ELSEWHERE', 'This courier does not hold the cash of this order.'),
    );
  if (cash.remittanceId)
    return conflict(fieldError(field, 'CASH_IS_IN', 'The cash of this order has come in already.'));
  const most = Math.max(mostCourierFee(valueOf(cash)), cash.feeCents);
  if (handedIn.feeCents > most) {
    const field = `orders.${place}.fee_cents`;
    return conflict(fieldError(field, 'COURIER_FEE_TOO_HIGH', courierFeeTooHigh(most), { most }));
  }
  const difference = differenceOf(cash, handedIn);
  if (isRounding(difference)) return undefined;
  const how = difference > 0 ? 'more' : 'less';
  const message = `Row ${place + 1}: this is ${inRiel(difference)} ${how} than what was collected.`;
  const params = { row: place + 1, difference };
  return conflict(fieldError(`orders.${place}.usd_cents`, 'REMITTANCE_DIFFERS', message, params));
}

const conflict = (error: FieldError): Refusal => ({ status: 409, error });

/** The first refusal as the problem, which names the field of each. */
class RemittanceRefused extends Problem {
  constructor([first, ...others]: [Refusal, ...Refusal[]]) {
    const { code, message, params } = first.error;
    const errors = [first, ...others].map(({ error }) => error);
    super(first.status, code as 'NOT_FOUND', message, { params, errors });
  }
}

/** Each row with the cash that it is for. Throws RemittanceRefused where one is wrong. */
export function rowsOf(courier: string, found: CourierCash[], orders: HandedIn[]): RemittedRow[] {
  const byOrder = new Map(found.map((cash) => [cash.orderId, cash]));
  const refusals = orders.flatMap(
    (handedIn, place) => refusalOf(courier, byOrder.get(handedIn.orderId), handedIn, place) ?? [],
  );
  const [first, ...others] = refusals;
  if (first) throw new RemittanceRefused([first, ...others]);
  return orders.map((handedIn) => ({ cash: byOrder.get(handedIn.orderId)!, handedIn }));
}
