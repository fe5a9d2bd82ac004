import { lazy, useRef, useState, type ReactNode } from 'react';
import type { CategorySlug, Facets } from '../../api/types';
import { Button } from '../../components/button';
import { Extra } from '../../components/extra';
import { CloseIcon, FilterIcon } from '../../components/icons';
import { useI18n } from '../../lib/i18n/i18n';
import { countFilters, type Filters } from '../../lib/product-filters';
import { useEarlyTap } from '../../lib/use-early-tap';
import { FilterCheck } from './filter-check';
import styles from './filter-panel.module.css';
import { PriceFilter } from './price-filter';
import { specChoices, SpecFilter } from './spec-filter';
import { useIsWide } from './use-is-wide';

interface FilterPanelProps {
  slug: CategorySlug | null;
  facets: Facets;
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  onClear: () => void;
  /** How many products are left; null while that is not known. */
  total: number | null;
}

const AddedSpecFilter = lazy(() => import('./added-spec-filter'));

/** How many groups of specifications are open at first. */
const OPEN_GROUPS = 4;
const FILTERS = 'filters';

/** The filters beside the products; on narrow screens in a sheet that a button opens. */
export function FilterPanel({ total, ...groups }: FilterPanelProps) {
  const isWide = useIsWide();
  const { t } = useI18n();
  if (!isWide)
    return (
      <FilterSheet count={countFilters(groups.filters)} total={total}>
        <Groups {...groups} />
      </FilterSheet>
    );
  return (
    <section className={styles.panel} aria-label={t('Filters')}>
      <h2 className={styles.title}>
        {t('Filters')}
        <Badge count={countFilters(groups.filters)} />
      </h2>
      <Groups {...groups} />
    </section>
  );
}

interface FilterSheetProps {
  count: number;
  total: number | null;
  children: ReactNode;
}

/** A sheet at the bottom of the screen, with the number of products that are left always in sight. */
function FilterSheet({ count, total, children }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { t } = useI18n();
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  useEarlyTap(FILTERS, open);
  return (
    <>
      <Button
        kind="quiet"
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={open}
        data-early={FILTERS}
      >
        <FilterIcon size={20} />
        {t('Filters')}
        <Badge count={count} />
      </Button>
      <dialog
        ref={dialog}
        className={styles.sheet}
        aria-label={t('Filters')}
        onClose={() => setOpen(false)}
        // Only a press on the backdrop reaches the dialog itself.
        onClick={({ target, currentTarget }) => target === currentTarget && close()}
      >
        {isOpen && (
          <div className={styles.inside}>
            <div className={styles.head}>
              <h2 className={styles.title}>{t('Filters')}</h2>
              <button type="button" className={styles.close} aria-label={t('Close')} onClick={close}>
                <CloseIcon size={20} />
              </button>
            </div>
            <div className={styles.scroll}>{children}</div>
            <div className={styles.foot}>
              <Button onClick={close}>
                {total === null && t('Loading products...')}
                {total !== null &&
                  (total === 1 ? t('Show 1 product') : t('Show {count} products', { count: total }))}
              </Button>
            </div>
          </div>
        )}
      </dialog>
    </>
  );
}

const Badge = ({ count }: { count: number }) => count > 0 && <span className={styles.badge}>{count}</span>;

/** Filters by price, stock and the category's own specifications. */
function Groups({ slug, facets, filters, onChange, onClear }: Omit<FilterPanelProps, 'total'>) {
  const { t } = useI18n();
  return (
    <div className={styles.groups}>
      <PriceFilter range={facets.price} filters={filters} onChange={onChange} />
      <FilterCheck
        checked={filters.inStock}
        onChange={(inStock) => onChange({ inStock })}
        words={t('In stock only')}
        count={facets.in_stock}
      />
      {specChoices(slug, facets, filters).map(({ field, ...found }, index) => {
        const { name } = found;
        const choice = {
          ...found,
          wanted: filters.specs[name] ?? [],
          isOpen: index < OPEN_GROUPS,
          onChange: (wanted: string[]) => onChange({ specs: { ...filters.specs, [name]: wanted } }),
        };
        return field ? (
          <SpecFilter key={name} field={field} {...choice} />
        ) : (
          <Extra key={name}>
            <AddedSpecFilter category={slug!} {...choice} />
          </Extra>
        );
      })}
      {countFilters(filters) > 0 && (
        <Button kind="quiet" onClick={onClear}>
          {t('Clear filters')}
        </Button>
      )}
    </div>
  );
}
