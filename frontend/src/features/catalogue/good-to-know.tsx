import { useState, type ReactNode } from 'react';
import { useGetPageQuery } from '../../api/pages-api';
import type { PageSlug } from '../../api/types';
import { ContactLine } from '../../components/contact-line';
import { ReceiptIcon, TruckIcon } from '../../components/icons';
import { ShieldIcon } from '../../components/later-icons';
import { LoadError, Note } from '../../components/notices';
import { PageText } from '../../components/page-text';
import { useI18n } from '../../lib/i18n/i18n';
import { chooseProvince, useChosenProvince } from '../../lib/chosen-province';
import { PROVINCES } from '../../lib/provinces';
import { DELIVERY_OFFER } from '../../lib/shop';
import { useDeliveryDays } from '../../lib/use-delivery-days';
import styles from './good-to-know.module.css';

/** How long a product takes to the shopper's province, and what the shop says of its warranty and of returns. */
export default function GoodToKnow({ about, months }: { about: string; months: number | null }) {
  const { t } = useI18n();
  const warranty =
    months === 1 ? t('1 month warranty') : months && t('{count} months warranty', { count: months });
  return (
    <div className={styles.facts}>
      <DeliveryEstimate />
      <ShopPage slug="warranty" label={warranty || t('Warranty')} icon={<ShieldIcon />} />
      <ShopPage slug="returns" label={t('Returns')} icon={<ReceiptIcon />} />
      <ContactLine about={about} />
    </div>
  );
}

function DeliveryEstimate() {
  const { t, pick } = useI18n();
  const province = useChosenProvince();
  const days = useDeliveryDays(province);
  return (
    <div className={styles.fact}>
      <TruckIcon />
      <div>
        <label className={styles.province}>
          {t('Delivery to')}
          <select value={province} onChange={({ target }) => chooseProvince(target.value)}>
            {PROVINCES.map(({ english, khmer }) => (
              <option key={english} value={english}>
                {pick(english, khmer)}
              </option>
            ))}
          </select>
        </label>
        <p className={styles.words} role="status">
          {days && t('Usually {days} after payment', { days })}
        </p>
        <p className={styles.offer}>{t(DELIVERY_OFFER)}</p>
      </div>
    </div>
  );
}

function ShopPage({ slug, label, icon }: { slug: PageSlug; label: string; icon: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.page} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.fact}>
        {icon}
        <span>{label}</span>
      </summary>
      {isOpen && <ShopPageText slug={slug} />}
    </details>
  );
}

function ShopPageText({ slug }: { slug: PageSlug }) {
  const { t, language, translateProblem } = useI18n();
  const { currentData: page, error, refetch } = useGetPageQuery(slug);
  if (page) return <PageText text={language === 'km' ? page.text_km : page.text} />;
  if (!error) return <Note>{t('Loading...')}</Note>;
  return <LoadError message={translateProblem(error) ?? t('Failed to load the page')} onRetry={refetch} />;
}
