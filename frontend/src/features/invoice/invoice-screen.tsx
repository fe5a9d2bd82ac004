import { useState } from 'react';
import { useGetInvoiceQuery } from '../../api/invoice-api';
import type { Invoice } from '../../api/types';
import { Button } from '../../components/button';
import { LoadError } from '../../components/notices';
import { PageSkeleton } from '../../components/page-skeleton';
import { PageTitle } from '../../components/page-title';
import { useI18n } from '../../lib/i18n/i18n';
import { useReason } from '../../lib/use-reason';
import { PaperInvoice } from './paper-invoice';
import { VatRequest } from './vat-request';
import styles from './invoice-screen.module.css';

/** The invoice of an order, to be printed, with its other papers. */
export function InvoiceScreen({ orderId }: { orderId: string }) {
  const { t } = useI18n();
  const reasonOf = useReason();
  const { currentData: invoice, error, refetch } = useGetInvoiceQuery(orderId);
  return (
    <section className={styles.page}>
      <PageTitle text={t('Invoice')} />
      <h1 className="visually-hidden">{t('Invoice')}</h1>
      {error && <LoadError message={reasonOf(error) ?? t('Failed to load the invoice')} onRetry={refetch} />}
      {!error && !invoice && <PageSkeleton />}
      {!error && invoice && <Papers orderId={orderId} invoice={invoice} />}
    </section>
  );
}

/** One of the papers at a time: first the invoice that holds. */
function Papers({ orderId, invoice }: { orderId: string; invoice: Invoice }) {
  const { t } = useI18n();
  const [chosen, choose] = useState('');
  const { documents, vat_request_until: until } = invoice;
  const current = documents.findLast(({ kind }) => kind !== 'credit_note')!;
  const shown = documents.find(({ number }) => number === chosen) ?? current;
  return (
    <>
      <div className={styles.bar}>
        {documents.length > 1 &&
          documents.map(({ number }) => (
            <Button
              key={number}
              kind="quiet"
              aria-pressed={number === shown.number}
              onClick={() => choose(number)}
            >
              {number}
            </Button>
          ))}
        <Button className={styles.print} onClick={() => window.print()}>
          {t('Print')}
        </Button>
      </div>
      <PaperInvoice document={shown} />
      {until && <VatRequest orderId={orderId} until={until} onIssued={() => choose('')} />}
    </>
  );
}
