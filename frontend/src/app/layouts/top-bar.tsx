import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { CambodiaFlag } from '../../components/cambodia-flag';
import { CartIcon, ProfileIcon } from '../../components/icons';
import { Logo } from '../../components/logo';
import { selectCartCount } from '../../features/cart/cart-slice';
import { SearchPopup } from '../../features/search/search-popup';
import styles from './top-bar.module.css';

/** Logo, search, cart with its count, profile and the country's flag. */
export function TopBar() {
  const count = useSelector(selectCartCount);
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link to="/" className={styles.home}>
          <Logo />
        </Link>
        <SearchPopup buttonClassName={styles.icon} />
        <Link
          to="/checkout"
          className={styles.icon}
          aria-label={`Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
        >
          <CartIcon />
          {count > 0 && <span className={styles.count}>{count}</span>}
        </Link>
        <Link to="/user-profile" className={styles.icon} aria-label="Profile">
          <ProfileIcon />
        </Link>
        <CambodiaFlag />
      </div>
    </header>
  );
}
