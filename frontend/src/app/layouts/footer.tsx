import { Link } from 'react-router-dom';
import { Logo } from '../../components/logo';
import { CATEGORIES } from '../../lib/categories';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './footer.module.css';

/** A sentence about the shop, and links to the categories and the account. */
export function Footer() {
  const { t } = useI18n();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <p>{t('Mice, keyboards, headphones, monitors and mousepads, delivered in Cambodia.')}</p>
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
