import type { InvoiceLine } from '../../api/types';
import { formatMoney } from '../../lib/money';
import { Both } from './both';
import { LINES, WORDS } from './invoice-words';
import styles from './invoice-lines.module.css';

/** What is sold, or credited. */
export function InvoiceLines({ lines }: { lines: InvoiceLine[] }) {
  return (
    <div className={styles.frame}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">
              <Both words={WORDS.place} />
            </th>
            <th scope="col">
              <Both words={WORDS.description} />
            </th>
            <th scope="col">
              <Both words={WORDS.quantity} />
            </th>
            <th scope="col">
              <Both words={WORDS.price} />
            </th>
            <th scope="col">
              <Both words={WORDS.amount} />
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            // The lines of a paper never change.
            <tr key={place}>
              <td>{place + 1}</td>
              <td>
                <Described line={line} />
              </td>
              <td>{line.quantity}</td>
              <td>{formatMoney(line.unit_cents / 100)}</td>
              <td>{formatMoney(line.amount_cents / 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Described({ line: { kind, name, name_km } }: { line: InvoiceLine }) {
  // A delivery has a name where its shopper has chosen one.
  if (kind !== 'product' && !name) return <Both words={LINES[kind]} />;
  return (
    <span className={styles.product}>
      <span>{name}</span>
      {name_km && <span lang="km">{name_km}</span>}
    </span>
  );
}
