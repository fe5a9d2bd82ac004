import type { InvoiceDocument } from '../../api/types';
import { ShopImage } from '../../components/shop-image';
import { formatDay } from '../../lib/dates';
import { SHOP_NAME } from '../../lib/shop';
import { Both } from './both';
import { InvoiceLines } from './invoice-lines';
import { InvoiceTotals } from './invoice-totals';
import { TITLES, WORDS, type Words } from './invoice-words';
import styles from './paper-invoice.module.css';

/** An invoice or a credit note as it is handed in: A4, in Khmer with English below. */
export function PaperInvoice({ document }: { document: InvoiceDocument }) {
  const { number, kind, credits, issued_on, paid_on, order_number } = document;
  return (
    <article className={styles.paper} aria-label={number}>
      <header className={styles.head}>
        <Seller seller={document.seller} />
        <h2 className={styles.title}>
          <Both words={TITLES[kind]} />
        </h2>
      </header>
      <div className={styles.sides}>
        <Buyer buyer={document.buyer} />
        <dl className={styles.facts}>
          <Fact words={WORDS.number} value={number} />
          {credits && <Fact words={WORDS.credits} value={credits} />}
          <Fact words={WORDS.date} value={formatDay(issued_on)} />
          <Fact words={WORDS.paid} value={formatDay(paid_on)} />
          <Fact words={WORDS.order} value={order_number} />
        </dl>
      </div>
      <InvoiceLines lines={document.lines} />
      <InvoiceTotals totals={document.totals} isTaxed={document.seller.vat_registered} />
      <footer className={styles.signatures}>
        <Both words={WORDS.signedByBuyer} />
        <Both words={WORDS.signedBySeller} />
      </footer>
    </article>
  );
}

function Seller({ seller }: { seller: InvoiceDocument['seller'] }) {
  const { name, name_km, address, address_km, tin, vat_registered, logo } = seller;
  return (
    <div className={styles.seller}>
      {logo && <ShopImage src={logo} alt="" width={72} height={72} eager />}
      <div>
        {name_km && <strong lang="km">{name_km}</strong>}
        <strong>{name || SHOP_NAME}</strong>
        {address_km && <span lang="km">{address_km}</span>}
        {address && <span>{address}</span>}
        {tin && <Numbered words={vat_registered ? WORDS.tin : WORDS.taxNumber} value={tin} />}
      </div>
    </div>
  );
}

function Buyer({ buyer: { name, address, phone, tin } }: { buyer: InvoiceDocument['buyer'] }) {
  return (
    <div className={styles.buyer}>
      <Both words={WORDS.buyer} />
      <strong>{name}</strong>
      {address && <span>{address}</span>}
      {phone && <Numbered words={WORDS.phone} value={phone} />}
      {tin && <Numbered words={WORDS.tin} value={tin} />}
    </div>
  );
}

/** A number after what it is, in one line. */
function Numbered({ words: [km, en], value }: { words: Words; value: string }) {
  return (
    <span>
      <span lang="km">{km}</span> / {en}: <b>{value}</b>
    </span>
  );
}

function Fact({ words, value }: { words: Words; value: string }) {
  return (
    <div>
      <dt>
        <Both words={words} />
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
