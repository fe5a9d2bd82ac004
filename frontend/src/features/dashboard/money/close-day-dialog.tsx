import { Form, Input } from 'antd';
import { useCloseDayMutation } from '../../../api/money-desk-api';
import type { JsonBody } from '../../../api/schema';
import type { BooksDay } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FormDialog } from '../kit/form-dialog';
import { useAct } from '../kit/use-act';
import { minorOf } from './desk-words';
import { amountOf, useMoneyNames } from './money-words';

type Balance = BooksDay['balances'][number];
type Counted = JsonBody<'/api/admin/money/days/{day}', 'post'>['counted'][number];
/** What was typed, by the account and its currency. */
interface Typed {
  counted?: Record<string, string>;
  explanation?: string;
}

const keyOf = ({ account, currency }: Balance) => `${account} ${currency}`;

/** Closes a day with what is there. A difference to the books has to be explained. */
export function CloseDayDialog({ books, onClose }: { books: BooksDay; onClose: () => void }) {
  const { t, day: dayOf } = useStaffI18n();
  const act = useAct();
  const [form] = Form.useForm<Typed>();
  const [close, { isLoading }] = useCloseDayMutation();
  const typed = Form.useWatch('counted', form) ?? {};
  const { day } = books;
  const toCount = books.balances.filter(({ is_counted, closing }) => is_counted && closing !== 0);
  const isDifferent = toCount.some((balance) => {
    const minor = minorOf(typed[keyOf(balance)] ?? '', balance.currency);
    return minor !== null && minor !== balance.closing;
  });

  const send = async ({ counted = {}, explanation }: Typed) => {
    const body = {
      counted: toCount.map((balance) => ({
        account: balance.account as Counted['account'],
        currency: balance.currency,
        minor: minorOf(counted[keyOf(balance)]!, balance.currency)!,
      })),
      ...(explanation?.trim() && { explanation }),
    };
    const isDone = await act(() => close({ day, body }).unwrap(), {
      done: t('The day is closed'),
      failed: t('The day could not be closed'),
      form,
    });
    if (isDone) onClose();
  };

  return (
    <FormDialog
      name="close-day"
      title={t('Close {day}', { day: dayOf(day) })}
      okText={t('Close the day')}
      form={form}
      isSending={isLoading}
      onSend={send}
      onClose={onClose}
    >
      <p>
        {t(
          'Count what is there. Money that comes later for this day is booked on the first day that is open.',
        )}
      </p>
      {toCount.length === 0 && <p>{t('There is nothing to count.')}</p>}
      {toCount.map((balance) => (
        <CountedField key={keyOf(balance)} balance={balance} typed={typed[keyOf(balance)]} />
      ))}
      <Form.Item
        name="explanation"
        label={t('Why the count differs')}
        hidden={!isDifferent}
        rules={[{ required: isDifferent, whitespace: true, message: t('Please explain the difference') }]}
      >
        <Input.TextArea maxLength={500} autoSize />
      </Form.Item>
    </FormDialog>
  );
}

function CountedField({ balance, typed = '' }: { balance: Balance; typed?: string }) {
  const { t } = useStaffI18n();
  const { accountName } = useMoneyNames();
  const { account, currency, closing } = balance;
  const minor = minorOf(typed, currency);
  const inBooks = t('In the books: {amount}', { amount: amountOf({ minor: closing, currency }) });
  const difference =
    minor === null || minor === closing
      ? ''
      : t('Difference: {amount}', { amount: amountOf({ minor: minor - closing, currency }) });
  const isAmount = (_: unknown, value = '') =>
    minorOf(value, currency) === null
      ? Promise.reject(
          new Error(
            t('Please write an amount such as {example}', {
              example: currency === 'USD' ? '120.50' : '98400',
            }),
          ),
        )
      : Promise.resolve();
  return (
    <Form.Item
      name={['counted', keyOf(balance)]}
      label={`${accountName(account)}, ${t(currency === 'USD' ? 'in dollars' : 'in riel')}`}
      extra={[inBooks, difference].filter(Boolean).join(' · ')}
      rules={[{ validator: isAmount }]}
      validateTrigger="onBlur"
    >
      <Input inputMode="decimal" autoComplete="off" maxLength={20} />
    </Form.Item>
  );
}
