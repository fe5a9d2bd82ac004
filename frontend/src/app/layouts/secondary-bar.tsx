import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectAuth } from '../../features/auth/auth-slice';
import styles from './secondary-bar.module.css';

/** Who is logged in and the ways to change that. */
export function SecondaryBar() {
  const { isAuthenticated, user } = useSelector(selectAuth);
  return (
    <nav className={styles.bar} aria-label="Account">
      <div className={styles.inner}>
        {isAuthenticated && user ? (
          <AccountLinks name={user.name} isStaff={user.role !== 'customer'} />
        ) : (
          <VisitorLinks />
        )}
      </div>
    </nav>
  );
}

function VisitorLinks() {
  return (
    <>
      <Link to="/login">Login</Link>
      <Link to="/signup">Sign up</Link>
    </>
  );
}

function AccountLinks({ name, isStaff }: { name: string; isStaff: boolean }) {
  return (
    <>
      <span className={styles.name}>{name}</span>
      {isStaff && <Link to="/seller-dashboard">Dashboard</Link>}
      <Link to="/user-profile">My Orders</Link>
      <Link to="/logout">Logout</Link>
    </>
  );
}
