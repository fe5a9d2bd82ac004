import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useGetEditedLookQuery } from '../../../api/look-api';
import type { EditedShopLook } from '../../../api/types';
import { ShopImage } from '../../../components/shop-image';
import { SHOP_NAME } from '../../../lib/shop';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Fact, Facts } from '../kit/facts';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { useOpenEdit } from '../kit/use-open-edit';
import { ColourSample } from './colour-sample';
import { EditLookDialog } from './edit-look-dialog';
import styles from './look-tab.module.css';
import { SettingsTab } from './settings-tab';
import { useLookLabels } from './use-look-labels';

/** What the shop is called and how it looks, and where the rest of it is set that is its owner's. */
export function LookTab() {
  const { t } = useStaffI18n();
  const query = useGetEditedLookQuery();
  const [edited, setEdited] = useOpenEdit<'shop'>('look', (of) => `edit-look-${of}`);
  const { data } = query;
  return (
    <SettingsTab>
      <Hint>
        {t(
          'Shown in the shop, in mails and on invoices. Pages that are open show it once they are loaded again.',
        )}
      </Hint>
      <LoadState of={query} loading={t('Loading...')} failed={t('Failed to load the look of the shop')} />
      {data && (
        <>
          <LookFacts look={data} />
          <Button
            onClick={() => setEdited('shop')}
            aria-label={t('Edit {name}', { name: t('Name and colors') })}
          >
            {t('Edit')}
          </Button>
          {edited && <EditLookDialog look={data} onClose={() => setEdited(null)} />}
        </>
      )}
      <Elsewhere />
    </SettingsTab>
  );
}

function LookFacts({ look }: { look: EditedShopLook }) {
  const { t } = useStaffI18n();
  const labels = useLookLabels();
  const { name, environment, logo, mail_footer, mail_footer_km } = look;
  return (
    <Facts>
      <Fact label={labels.name}>
        {environment.name ?? (name || SHOP_NAME)}
        {environment.name && (
          <Hint>{t('Set by {setting} in the environment', { setting: 'SHOP_NAME' })}</Hint>
        )}
      </Fact>
      <Fact label={labels.logo}>
        {logo ? <ShopImage src={logo} alt="" width={64} height={64} /> : t('The usual one')}
      </Fact>
      {(['brand_color', 'accent_color'] as const).map((field) => (
        <Fact key={field} label={labels[field]}>
          {look[field] ? <ColourSample colour={look[field]} /> : t('The usual one')}
        </Fact>
      ))}
      <Fact label={labels.mail_footer}>{mail_footer || '-'}</Fact>
      <Fact label={labels.mail_footer_km}>{mail_footer_km || '-'}</Fact>
    </Facts>
  );
}

const BASE = '/seller-dashboard/settings';
const ELSEWHERE = [
  ['home', 'Landing page'],
  ['footer', 'Address, hours, phone and chats'],
  ['pages', 'Pages'],
  ['ways-to-pay', 'Ways to pay'],
  ['delivery', 'Delivery days'],
  ['order-rules', 'Returns and delivery fee'],
  ['riel', 'Riel rate'],
  ['sending', 'Mails and Telegram'],
  ['invoices', 'Seller on invoices'],
] as const;

function Elsewhere() {
  const { t } = useStaffI18n();
  return (
    <nav aria-label={t('More settings of the shop')} className={styles.elsewhere}>
      <ul>
        {ELSEWHERE.map(([tab, label]) => (
          <li key={tab}>
            <Link to={`${BASE}/${tab}`}>{t(label)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
