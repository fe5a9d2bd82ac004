import { useRequestVatInvoiceMutation, type Taxpayer } from '../../api/invoice-api';
import { fieldErrorsOf } from '../../api/field-errors';
import { BusyButton } from '../../components/busy-button';
import { Field } from '../../components/field';
import { useI18n } from '../../lib/i18n/i18n';
import { toast } from '../../lib/toast';
import { toastFailure } from '../../lib/toast-failure';
import { filled } from '../../lib/use-form';
import { useKeptForm } from '../../lib/use-kept-form';
import { useReason } from '../../lib/use-reason';
import styles from './vat-request.module.css';

interface VatRequestProps {
  orderId: string;
  /** The last moment, as an ISO time. */
  until: string;
  onIssued: () => void;
}

const RULES = {
  tin: filled('Please enter the TIN'),
  name: filled('Please enter the name of the company'),
  address: filled('Please enter the address of the company'),
};

/** Asks for a VAT invoice in the name of a taxpayer. */
export function VatRequest({ orderId, until, onIssued }: VatRequestProps) {
  const { t, moment } = useI18n();
  const reasonOf = useReason();
  const form = useKeptForm<Taxpayer>(`vat-${orderId}`, { tin: '', name: '', address: '' }, RULES);
  const [request, { isLoading }] = useRequestVatInvoiceMutation();

  const send = form.submit(async (taxpayer) => {
    try {
      await request({ orderId, taxpayer }).unwrap();
      form.forget();
      onIssued();
      toast.success(t('Your VAT invoice is ready'));
    } catch (error) {
      if (!form.showFaults(fieldErrorsOf(error)))
        toastFailure(t('The VAT invoice could not be issued'), error, reasonOf);
    }
  });

  return (
    <details className={styles.request}>
      <summary>{t('Ask for a VAT invoice')}</summary>
      <form className={styles.form} noValidate onSubmit={send}>
        <p>
          {t('For companies that deduct VAT: it takes the place of this invoice. Possible until {time}.', {
            time: moment(until),
          })}
        </p>
        <Field
          label={t('TIN')}
          hint={t('Such as K001-901234567')}
          autoComplete="off"
          maxLength={40}
          {...form.field('tin')}
        />
        <Field
          label={t('Name of the company')}
          autoComplete="organization"
          maxLength={200}
          {...form.field('name')}
        />
        <Field
          label={t('Address of the company')}
          autoComplete="street-address"
          maxLength={500}
          {...form.field('address')}
        />
        <BusyButton label={t('Get the VAT invoice')} busyLabel={t('Sending...')} busy={isLoading} />
      </form>
    </details>
  );
}
