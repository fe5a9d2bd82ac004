import { Notice } from '../../components/notices';
import { Numbered } from '../../components/numbered';
import { useI18n } from '../../lib/i18n/i18n';
import { ORDER_NUMBER } from '../../lib/order-number';

const WHOLE_NUMBER = new RegExp(`^${ORDER_NUMBER}$`);

/** The number of the order that an address of the payment page names, as mails do; null where it names none. */
function orderNumberIn(address: string): string | null {
  const number = new URLSearchParams(address.split('?')[1]).get('order');
  return number && WHOLE_NUMBER.test(number) ? number : null;
}

/** Says why somebody who came for a payment logs in first. */
export function LoginToPay({ from }: { from: string }) {
  const { t } = useI18n();
  const id = orderNumberIn(from);
  return (
    <Notice>
      <p>
        <Numbered text={id ? t('Log in to pay order {id}', { id }) : t('Log in to pay your order')} />
      </p>
      <p>{t('Only you can see it: it holds your name and address.')}</p>
    </Notice>
  );
}
