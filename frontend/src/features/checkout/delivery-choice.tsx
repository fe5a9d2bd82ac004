import { useEffect } from 'react';
import { districtKey } from '../../../../libs/contracts/src/district-key';
import { useGetDeliveryQuery } from '../../api/delivery-api';
import type { DeliveryTable, OfferedDelivery, Quote, QuotedDelivery } from '../../api/types';
import { useI18n } from '../../lib/i18n/i18n';
import { useDaysInWords } from '../../lib/use-delivery-days';
import type { BillingForm } from './billing-draft';
import { Choice, Choices } from './choices';

interface DeliveryChoiceProps {
  values: BillingForm;
  /** The last quote, which may be for another place by now. */
  quote: Quote | undefined;
  isCurrent: boolean;
  /** Asks for the quote of a place. */
  onAsk: (delivery: QuotedDelivery) => void;
  onChoose: (key: string) => void;
}

/**
 * What the quote is to be asked by: nothing where the place has no ways of its own, and a district only where the shop has it, so
 * that its letters are not asked about one by one.
 */
function askedBy(
  { provinces }: DeliveryTable,
  { province, district, delivery_method }: BillingForm,
): QuotedDelivery {
  const there = provinces.find((one) => one.province === province);
  const districts = there?.districts ?? [];
  if (!there || there.methods.length + districts.length === 0) return {};
  const within = districts.find((one) => districtKey(one.district) === districtKey(district));
  return {
    province: there.province,
    ...(within && { district: within.district }),
    ...(delivery_method && { delivery_method }),
  };
}

/** Asks how the order is to be brought, where its place has a choice. */
export default function DeliveryChoice({ values, quote, isCurrent, onAsk, onChoose }: DeliveryChoiceProps) {
  const { t, pick } = useI18n();
  const { data: table } = useGetDeliveryQuery(undefined, { skip: values.province === '' });
  const asked = JSON.stringify(table && values.province ? askedBy(table, values) : {});
  useEffect(() => onAsk(JSON.parse(asked) as QuotedDelivery), [asked, onAsk]);
  const methods = quote && asked !== '{}' ? quote.delivery_methods : [];
  if (!quote || methods.length === 0) return null;
  // What was tapped is chosen at once: its quote follows.
  const tapped = methods.find(({ key }) => key === values.delivery_method);
  const chosen = tapped ?? methods.find(({ key }) => key === quote.delivery_method);
  const isLost = isCurrent && Boolean(values.delivery_method) && !tapped;
  return (
    <Choices
      title={t('How should it reach you?')}
      isBusy={!isCurrent}
      lost={
        isLost &&
        chosen &&
        t('The delivery you chose is not offered there now. We have chosen {other} instead.', {
          other: pick(chosen.name, chosen.name_km),
        })
      }
    >
      {methods.map((method) => (
        <Way
          key={method.key}
          method={method}
          isChosen={method === chosen}
          onChoose={() => onChoose(method.key)}
        />
      ))}
    </Choices>
  );
}

interface WayProps {
  method: OfferedDelivery;
  isChosen: boolean;
  onChoose: () => void;
}

function Way({ method, isChosen, onChoose }: WayProps) {
  const { t, pick, money } = useI18n();
  const conditions = useConditions(method);
  return (
    <Choice
      group="delivery_method"
      value={method.key}
      name={pick(method.name, method.name_km)}
      amount={method.fee_cents === 0 ? t('Free') : money(method.fee_cents / 100)}
      condition={conditions.join(' ')}
      isChosen={isChosen}
      onChoose={onChoose}
    />
  );
}

/** When it comes, until when it is to be ordered for that, and from what amount it costs nothing. */
function useConditions({ days_from, days_to, cutoff, pick_up, fee_cents, free_from_cents }: OfferedDelivery) {
  const { t, money } = useI18n();
  const inWords = useDaysInWords();
  const isToday = days_to === 0;
  const days = inWords({ from: days_from, to: days_to });
  const when = isToday
    ? t(pick_up ? 'Ready on the same day.' : 'Arrives on the same day.')
    : t(pick_up ? 'Ready {days} after payment.' : 'Arrives {days} after payment.', { days });
  return [
    when,
    ...(pick_up ? [t('No address is needed: we tell you when it is ready.')] : []),
    ...(cutoff
      ? [t(isToday ? 'Order before {time}.' : 'Orders after {time} leave a day later.', { time: cutoff })]
      : []),
    ...(fee_cents > 0 && free_from_cents !== null
      ? [t('Free from {amount}.', { amount: money(free_from_cents / 100) })]
      : []),
  ];
}
