import { Form, Input } from 'antd';
import type { Fault } from '../../../api/problem';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { numberFault, type NumberLimits } from '../kit/number-text';
import { bothAmounts } from './money-words';
import styles from './remittance-fields.module.css';
import { isReadable, lessFee, type Remitting, type RemittedRow, type RemittedTexts } from './remittance-rows';

const DOLLARS: NumberLimits = { min: -1_000_000, max: 1_000_000, precision: 2 };
const FIELDS: Record<keyof RemittedTexts, { label: StaffText; limits: NumberLimits }> = {
  usd: { label: 'Dollars', limits: DOLLARS },
  khr: { label: 'Riel', limits: { min: -2_000_000_000, max: 2_000_000_000, precision: 0 } },
  fee: { label: 'Fee', limits: { ...DOLLARS, min: 0 } },
};
const NAMES = ['usd', 'khr', 'fee'] as const;

interface RemittanceFieldsProps {
  rows: Remitting['rows'];
  isFixed?: boolean;
  /** Why orders were refused, by their place. */
  faults?: Record<number, Fault>;
}

/** The orders that are handed in, each with dollars, riel and fee. */
export function RemittanceFields({ rows, isFixed = false, faults = {} }: RemittanceFieldsProps) {
  const { t, translateFault } = useStaffI18n();
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('Orders handed in')}>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">{t('Order')}</th>
            {NAMES.map((name) => (
              <th key={name} scope="col">
                {t(FIELDS[name].label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={row.id} className={faults[place] && styles.wrong}>
              <th scope="row">
                {row.number}
                {row.collected && (
                  <span className={styles.collected}>
                    {row.collected.refused ? t('Refused at the door') : bothAmounts(row.collected)}
                  </span>
                )}
                {faults[place] && <span className={styles.fault}>{translateFault(faults[place])}</span>}
              </th>
              {NAMES.map((name) => (
                <td key={name}>{isFixed ? row[name] || '-' : <RowField row={row} name={name} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RowField({ row, name }: { row: RemittedRow; name: keyof RemittedTexts }) {
  const { t } = useStaffI18n();
  const form = Form.useFormInstance();
  const { label, limits } = FIELDS[name];
  const words = `${t(label)}: ${row.number}`;
  const inLimits = (_: unknown, typed?: string) => {
    const fault = typed?.trim() ? numberFault(typed, limits) : null;
    if (!fault) return Promise.resolve();
    return Promise.reject(new Error(t(fault, { field: t(label), least: limits.min, most: limits.max })));
  };
  // The courier takes the fee off the dollars; who counts otherwise corrects them afterwards.
  const followFee = (fee: string) =>
    isReadable(fee) &&
    form.setFieldValue(['rows', row.id, 'usd'], lessFee(row.collected?.usd_cents ?? 0, fee));
  return (
    <Form.Item
      name={['rows', row.id, name]}
      className={styles.field}
      validateTrigger="onBlur"
      rules={[{ validator: inLimits }]}
    >
      <Input
        aria-label={words}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        onChange={name === 'fee' ? ({ target }) => followFee(target.value) : undefined}
      />
    </Form.Item>
  );
}
