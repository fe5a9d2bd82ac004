import { Button, Form } from 'antd';
import type { AskedCash, OrderPage, StaffCash } from '../../../api/types';
import { useAskedWords } from '../../../lib/cash';
import { formatRiel } from '../../../lib/riel';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FormDialog } from '../kit/form-dialog';
import { NumberField } from '../kit/number-field';
import { plainNumber, PRICE, type NumberLimits } from '../kit/number-text';
import { cashIn, fits, inNotes, overBy, type TypedCash } from './cash-sum';
import styles from './handed-over-dialog.module.css';
import { useCashStep } from './use-cash-step';

interface Typed extends TypedCash {
  fee: string;
}

const inDollars = ({ usd_cents }: AskedCash) => (usd_cents / 100).toFixed(2);

const NOTHING: TypedCash = { usd: '', khr: '', change: '' };
const RIEL: NumberLimits = { min: 0, max: 2_000_000_000, precision: 0 };

interface HandedOverDialogProps {
  order: OrderPage;
  cod: StaffCash;
  onClose: () => void;
}

/** Notes what the courier has collected for an order: dollars, riel and the change that was given, with their sum as it is typed. */
export function HandedOverDialog({ order, cod, onClose }: HandedOverDialogProps) {
  const { t } = useStaffI18n();
  const askedIn = useAskedWords();
  const [form] = Form.useForm<Typed>();
  const typed = Form.useWatch<Partial<Typed> | undefined>([], form);
  const { take, isTaking } = useCashStep(order);
  const asked = cod.asked!;
  const fill = (cash: TypedCash) => form.setFieldsValue(cash);

  const send = async ({ fee, ...cash }: Typed) => {
    const fee_cents = fee.trim() ? Math.round(Number(plainNumber(fee)) * 100) : undefined;
    if (await take({ step: 'handed_over', collected: cashIn(cash), fee_cents }, form)) onClose();
  };

  return (
    <FormDialog<Typed>
      name="handed-over"
      title={t('Order {id} was handed over', { id: order.order_number })}
      okText={t('Handed over')}
      form={form}
      initialValues={{ usd: inDollars(asked), khr: '', change: '', fee: '' }}
      isSending={isTaking}
      onSend={send}
      onClose={onClose}
    >
      <div className={styles.asked}>
        <span>{t('Asked for: {asked}', { asked: askedIn(asked) })}</span>
        <span className={styles.ways}>
          <Button size="small" onClick={() => fill({ usd: inDollars(asked), khr: '', change: '' })}>
            {t('All in dollars')}
          </Button>
          <Button size="small" onClick={() => fill({ usd: '', khr: String(asked.khr), change: '' })}>
            {t('All in riel')}
          </Button>
        </span>
      </div>
      <div className={styles.fields}>
        <NumberField name="usd" label={t('Dollars taken')} limits={PRICE} />
        <NumberField name="khr" label={t('Riel taken')} limits={RIEL} placeholder="0" />
        <NumberField name="change" label={t('Change in riel')} limits={RIEL} placeholder="0" />
      </div>
      {typed && (
        <Sum
          asked={asked}
          rate={order.riel_rate!}
          // Its fields come one by one.
          typed={{ ...NOTHING, ...typed }}
          onChange={(change) => form.setFieldValue('change', String(change))}
        />
      )}
      <NumberField name="fee" label={t('Fee of the courier in dollars (optional)')} limits={PRICE} />
    </FormDialog>
  );
}

interface SumProps {
  asked: AskedCash;
  rate: number;
  typed: TypedCash;
  /** Notes so many riel as the change that was given. */
  onChange: (riel: number) => void;
}

/** What the cash comes to: as asked, with change to be given, or too little. */
function Sum({ asked, rate, typed, onChange }: SumProps) {
  const { t, money } = useStaffI18n();
  const cash = cashIn(typed);
  const difference = overBy(asked, rate, cash);
  if (Number.isNaN(difference)) return null;
  const sum = sumInWords(money(cash.usd_cents / 100), cash);
  const isRight = fits(difference);
  const left = formatRiel(inNotes(Math.abs(difference)));
  return (
    <div className={`${styles.sum} ${isRight ? styles.right : styles.wrong}`}>
      <span role="status">
        <strong>{sum}</strong> {isRight && difference === 0 && t('This is what was asked for.')}
        {isRight &&
          difference !== 0 &&
          t('This is what was asked for, rounded by {riel}.', { riel: formatRiel(Math.abs(difference)) })}
        {!isRight && difference > 0 && t('{riel} too much: was that given back?', { riel: left })}
        {!isRight && difference < 0 && t('{riel} too little.', { riel: left })}
      </span>
      {!isRight && difference > 0 && (
        <Button size="small" onClick={() => onChange(changeGiven(typed) + inNotes(difference))}>
          {t('{riel} were given back', { riel: left })}
        </Button>
      )}
    </div>
  );
}

/** Dollars and riel, less the change; what there is none of is not named. */
function sumInWords(dollars: string, { usd_cents, khr }: AskedCash): string {
  const riel = formatRiel(Math.abs(khr));
  if (khr === 0) return dollars;
  if (usd_cents === 0 && khr > 0) return riel;
  return `${dollars} ${khr < 0 ? '−' : '+'} ${riel}`;
}

const changeGiven = ({ change }: TypedCash) => -cashIn({ usd: '', khr: '', change }).khr;
