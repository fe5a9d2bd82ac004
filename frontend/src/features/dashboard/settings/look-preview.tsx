import type { CSSProperties } from 'react';
import { coloursOf } from '../../../../../libs/contracts/src/shop-colours';
import type { ShopLook } from '../../../api/types';
import { ShopImage } from '../../../components/shop-image';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './look-preview.module.css';
import { SHELF_WORDS } from './use-look-labels';

/** The top of the landing page with a look that is not saved yet, in both themes. */
export function LookPreview({ look }: { look: ShopLook }) {
  const { t } = useStaffI18n();
  return (
    <section className={styles.previews} aria-label={t('How it will look')}>
      <Page look={look} scheme="light" />
      <Page look={look} scheme="dark" />
    </section>
  );
}

function Page({ look, scheme }: { look: ShopLook; scheme: 'light' | 'dark' }) {
  const { t, pick } = useStaffI18n();
  const { logo, brand_color: brand, accent_color: accent } = look;
  const colours = coloursOf({ brand, accent })[scheme] as CSSProperties;
  return (
    <figure className={`${styles.page} usual-${scheme}`} style={colours}>
      <figcaption className={styles.bar}>
        {logo ? <ShopImage src={logo} alt="" width={28} height={28} /> : <span className={styles.mark} />}
        <strong className={styles.name}>{look.name}</strong>
        <span className={styles.count}>2</span>
      </figcaption>
      <div className={styles.top}>
        <div>
          <p className={styles.title}>
            {pick(look.hero_title, look.hero_title_km) || t('Gear that keeps up with you.')}
          </p>
          <p className={styles.text}>
            {pick(look.hero_text, look.hero_text_km) ||
              t('Mice, keyboards, headphones, monitors and mousepads, delivered in Cambodia.')}
          </p>
          <span className={styles.button}>{t('Shop keyboards')}</span>
        </div>
        {look.hero_image && <ShopImage src={look.hero_image} alt="" width={120} height={90} />}
      </div>
      <ul className={styles.shelves}>
        {look.shelves.map((shelf) => (
          <li key={shelf}>{t(SHELF_WORDS[shelf])}</li>
        ))}
      </ul>
      <p className={styles.foot}>
        <span className={styles.link}>{t('About us')}</span>
        <span className={styles.buy}>{t('Add to Cart')}</span>
      </p>
    </figure>
  );
}
