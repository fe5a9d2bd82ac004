import { useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { SearchIcon } from '../../components/icons';
import { SearchPanel } from './search-panel';
import styles from './search-popup.module.css';

/** The search button of the top bar; its panel closes by the button, by Escape and after navigating. */
export function SearchPopup({ buttonClassName }: { buttonClassName: string }) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // A navigation changes the location's key, which closes a panel opened before it.
  const isOpen = openedAt === key;

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpenedAt(null);
  };

  return (
    <div onKeyDown={closeOnEscape}>
      <button
        type="button"
        className={buttonClassName}
        aria-expanded={isOpen}
        aria-label="Search"
        onClick={() => setOpenedAt(isOpen ? null : key)}
      >
        <SearchIcon />
      </button>
      {isOpen && (
        <div className={styles.popup}>
          <SearchPanel onNavigate={() => setOpenedAt(null)} />
        </div>
      )}
    </div>
  );
}
