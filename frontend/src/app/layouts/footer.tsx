import { Link } from 'react-router-dom';
import { Logo } from '../../components/logo';
import { CATEGORIES } from '../../lib/categories';
import { useI18n } from '../../lib/i18n/i18n';
import { SHOP_PAGES } from '../../lib/shop-pages';
import styles from './footer.module.css';
import { ShopFacts } from './shop-facts';

/** A sentence about the shop and how to reach it, and links to the categories, the account and the pages about the shop. */
export function Footer() {
  const { t } = useI18n();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <p>{t('Mice, keyboards, headphones, monitors and mousepads, delivered in Cambodia.')}</p>
          <ShopFacts />
        </div>
        <nav aria-label={t('Shop')}>
          <h2 className={styles.title}>{t('Shop')}</h2>
          <ul className={styles.links}>
            {CATEGORIES.map(({ slug, label }) => (
              <li key={slug}>
                <Link to={`/category/${slug}`}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t('Help')}>
          <h2 className={styles.title}>{t('Help')}</h2>
          <ul className={styles.links}>
            {SHOP_PAGES.map(([slug, label]) => (
              <li key={slug}>
                <Link to={`/pages/${slug}`}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t('Your account')}>
          <h2 className={styles.title}>{t('Your account')}</h2>
          <ul className={styles.links}>
            <li>
              <Link to="/user-profile">{t('My Orders')}</Link>
            </li>
            <li>
              <Link to="/checkout">{t('Cart')}</Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
