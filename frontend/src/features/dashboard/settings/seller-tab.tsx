import { Button } from 'antd';
import { useGetInvoiceSellerQuery } from '../../../api/staff-invoices-api';
import type { EnteredSeller } from '../../../api/types';
import { ShopImage } from '../../../components/shop-image';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Fact, Facts } from '../kit/facts';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { useOpenEdit } from '../kit/use-open-edit';
import { EditSellerDialog } from './edit-seller-dialog';
import { SettingsTab } from './settings-tab';
import { useSellerLabels } from './use-seller-labels';

/** Who sells, as invoices say it. */
export function SellerTab() {
  const { t } = useStaffI18n();
  const query = useGetInvoiceSellerQuery();
  const [edited, setEdited] = useOpenEdit<'shop'>('invoice-seller', (of) => `edit-invoice-seller-${of}`);
  const { data } = query;
  return (
    <SettingsTab>
      <Hint>{t('Stands on invoices and credit notes. What was issued keeps what it has.')}</Hint>
      <LoadState of={query} loading={t('Loading...')} failed={t('Failed to load the seller')} />
      {data && (
        <>
          <SellerFacts seller={data} />
          <Button
            onClick={() => setEdited('shop')}
            aria-label={t('Edit {name}', { name: t('Seller on invoices') })}
          >
            {t('Edit')}
          </Button>
          {edited && <EditSellerDialog seller={data} onClose={() => setEdited(null)} />}
        </>
      )}
    </SettingsTab>
  );
}

function SellerFacts({ seller }: { seller: EnteredSeller }) {
  const { t } = useStaffI18n();
  const labels = useSellerLabels();
  const { vat_registered: isRegistered, logo } = seller;
  return (
    <Facts>
      {(['name', 'name_km', 'address', 'address_km', 'tin'] as const).map((field) => (
        <Fact key={field} label={labels[field]}>
          {seller[field] || '-'}
        </Fact>
      ))}
      <Fact label={labels.vat_registered}>{isRegistered ? t('Yes') : t('No')}</Fact>
      <Fact label={labels.logo}>{logo ? <ShopImage src={logo} alt="" width={64} height={64} /> : '-'}</Fact>
    </Facts>
  );
}
