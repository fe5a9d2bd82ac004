import { AutoComplete, Button, Card } from 'antd';
import { useId, useRef, useState, type FormEvent } from 'react';
import {
  useCheckPriceListMutation,
  useGetSuppliersQuery,
  useTakePriceListMutation,
} from '../../../api/price-lists-api';
import type { PriceList } from '../../../api/types';
import { ErrorText } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FileField } from '../kit/file-field';
import { CSV_FILE } from '../kit/file-kinds';
import { Lead } from '../kit/lead';
import { PageHead } from '../kit/page-head';
import { useAct } from '../kit/use-act';
import { useUnsavedWarning } from '../kit/use-unsaved-warning';
import { columnsOf, formOf, NOTHING, type Said } from './list-form';
import { ListReading } from './list-reading';
import styles from './price-list-page.module.css';
import { PriceRows } from './price-rows';

/** Takes over the price list of a supplier: what products cost, and pieces that have come. Nothing is written before it is saved. */
export default function PriceListPage() {
  const { t, translateProblem } = useStaffI18n();
  const act = useAct();
  const field = useId();
  const { data: suppliers = [] } = useGetSuppliersQuery();
  const [said, setSaid] = useState<Said>(NOTHING);
  const [list, setList] = useState<PriceList>();
  const [check, checking] = useCheckPriceListMutation();
  const [take, taking] = useTakePriceListMutation();
  const last = useRef(0);
  const changes = list?.rows.filter(({ verdict }) => verdict === 'change').length ?? 0;
  const isReady = said.file !== undefined && said.supplier.trim() !== '';
  useUnsavedWarning(changes > 0);

  /** Another file or supplier has columns of its own. */
  const begin = (part: Partial<Said>) => {
    last.current += 1;
    setList(undefined);
    checking.reset();
    setSaid({ ...NOTHING, file: said.file, supplier: said.supplier, ...part });
  };

  const look = async (what: Said) => {
    const own = (last.current += 1);
    const { data } = await check(formOf(what));
    if (!data || own !== last.current) return;
    setList(data);
    setSaid({ ...what, columns: columnsOf(data), currency: { ...data.currency, ...what.currency } });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void look(said);
  };

  const save = async (seen: PriceList) => {
    const again = t('This list was saved already. Add its pieces to the stock once more?');
    const saved = await act(() => take(formOf(said, seen)).unwrap(), {
      ...(seen.taken_at && { ask: { question: again, yes: t('Save again') } }),
      done: ({ products, pieces }) => t('Saved: {products} products, {pieces} pieces', { products, pieces }),
      failed: t('The list could not be saved'),
    });
    if (saved) begin({ file: undefined });
  };

  return (
    <>
      <PageHead title={t('Price list of a supplier')} />
      <Card>
        <form onSubmit={submit} className={styles.form}>
          <Lead>
            {t(
              'Your products are found by SKU, barcode, or a code that you have matched before. Costs are seen by staff only.',
            )}
          </Lead>
          <label htmlFor={field} className={styles.label}>
            {t('Supplier')}
          </label>
          <AutoComplete
            id={field}
            className={styles.supplier}
            value={said.supplier}
            options={suppliers.map((name) => ({ value: name }))}
            showSearch={{
              filterOption: (text, option) => option!.value.toLowerCase().includes(text.toLowerCase()),
            }}
            maxLength={100}
            onChange={(supplier: string) => begin({ supplier })}
          />
          <FileField
            label={t('CSV file')}
            kind={CSV_FILE}
            files={said.file ? [said.file] : []}
            onFiles={([file]) => begin({ file })}
          />
          <Lead role="status">{checking.isLoading && t('Checking the file...')}</Lead>
          <ErrorText>{translateProblem(checking.error)}</ErrorText>
          {list && <ListReading list={list} said={said} onSay={setSaid} />}
          <Button
            type={list ? 'default' : 'primary'}
            htmlType="submit"
            disabled={!isReady || checking.isLoading}
          >
            {t(list ? 'Check the file again' : 'Check the file')}
          </Button>
        </form>
        {list && (
          <section aria-label={t('What the list does')}>
            <PriceRows rows={list.rows} links={said.links} onLink={(links) => setSaid({ ...said, links })} />
            <Button
              type="primary"
              disabled={changes === 0 || checking.isLoading}
              loading={taking.isLoading}
              onClick={() => void save(list)}
            >
              {t('Save {count} products', { count: changes })}
            </Button>
          </section>
        )}
      </Card>
    </>
  );
}
