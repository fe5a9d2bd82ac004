import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { SearchIcon } from '../../components/icons';
import { useI18n } from '../../lib/i18n/i18n';
import { useEarlyTap } from '../../lib/use-early-tap';
import { SearchPanel } from './search-panel';
import styles from './search-popup.module.css';

const SEARCH = 'search';

/** The search button of the top bar. Its panel closes by the button, Escape, losing the focus and navigation. */
export function SearchPopup({ buttonClassName }: { buttonClassName?: string }) {
  const { key } = useLocation();
  const { t } = useI18n();
  const button = useRef<HTMLButtonElement>(null);
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // Every navigation changes the location's key, and so closes the panel.
  const isOpen = openedAt === key;
  const close = () => setOpenedAt(null);
  useEarlyTap(SEARCH, () => setOpenedAt(key));

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };

  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    <div onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <button
        ref={button}
        type="button"
        className={buttonClassName}
        aria-expanded={isOpen}
        aria-label={t('Search')}
        onClick={() => setOpenedAt(isOpen ? null : key)}
        data-early={SEARCH}
      >
        <SearchIcon />
      </button>
      {isOpen && (
        <>
          {/* A press outside only closes the panel, instead of reaching what lies beneath. */}
          <div className={styles.backdrop} onClick={close} />
          <div className={styles.popup}>
            <SearchPanel onNavigate={close} />
          </div>
        </>
      )}
    </div>
  );
}
