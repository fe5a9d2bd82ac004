import { Form } from 'antd';
import { usePreviewSaleQuery } from '../../../api/sales-api';
import type { SaleDraft } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { OldAndNew } from '../kit/old-and-new';
import { draftOf, isWhole, type SaleValues } from './sale-values';

/** Any times will do, as the preview is of the prices. */
const ANY_TIME = { begins_at: '2026-01-01T00:00', ends_at: '2026-01-02T00:00' };

/** How many products a sale would make cheaper, with three of them. */
export function SalePreview() {
  const { t } = useStaffI18n();
  const values = Form.useWatch<Partial<SaleValues> | undefined>([]) ?? {};
  const draft = isWhole(values)
    ? draftOf({ ...(values as SaleValues), ...ANY_TIME, name: '', name_km: '' })
    : undefined;
  return (
    <section aria-live="polite" aria-label={t('What it would do')}>
      {draft ? (
        <Effect draft={draft} />
      ) : (
        <Hint>{t('Say how much and of what, to see what it would do.')}</Hint>
      )}
    </section>
  );
}

function Effect({ draft }: { draft: SaleDraft }) {
  const { t, money } = useStaffI18n();
  const query = usePreviewSaleQuery(draft);
  const preview = query.currentData;
  if (!preview) return <LoadState of={query} failed={t('Failed to see what it would do')} />;
  if (preview.products === 0) return <Hint>{t('It makes no product cheaper.')}</Hint>;
  return (
    <>
      <p>
        {preview.products === 1
          ? t('It makes one product cheaper.')
          : t('It makes {count} products cheaper.', { count: preview.products })}
      </p>
      <OldAndNew
        old={t('Price')}
        new={t('Sale price')}
        rows={preview.examples.map(({ id, name, price, sale_price }) => ({
          ...{ id, name, was: money(price), will: <strong>{money(sale_price)}</strong> },
        }))}
      />
    </>
  );
}
