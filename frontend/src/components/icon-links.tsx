import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './icon-links.module.css';

interface IconLinksProps {
  label?: string;
  links: { to: string; icon: ReactNode; text: string }[];
  onNavigate?: () => void;
}

/** Ways on, each with its icon: one below the other, or side by side where a page has the room. */
export function IconLinks({ label, links, onNavigate }: IconLinksProps) {
  return (
    <ul className={styles.links} aria-label={label}>
      {links.map(({ to, icon, text }) => (
        <li key={to}>
          <Link to={to} className={styles.link} onClick={onNavigate}>
            {icon}
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
