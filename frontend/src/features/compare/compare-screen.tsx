import { useSyncExternalStore } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useGetProductsQuery } from '../../api/products-api';
import type { Product } from '../../api/types';
import { ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { CompareIcon } from '../../components/later-icons';
import { LoadError, Note, Notice } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { findCategory } from '../../lib/categories';
import { comparedHere, comparePath, idsOf, keepCompared, MOST_COMPARED } from '../../lib/compared-products';
import { useI18n } from '../../lib/i18n/i18n';
import { useSpecList } from '../../lib/spec-list';
import styles from './compare-screen.module.css';
import { CompareTable } from './compare-table';
import { Reasons } from './reasons-list';

type Add = (product: Product) => void;

const ID = /^\d{1,15}$/;

/** The ids in the address, each once. */
const idsIn = (text: string | null): number[] => [
  ...new Set((text ?? '').split(',').flatMap((id) => (ID.test(id) ? [Number(id)] : []))),
];

/** The products that the address names side by side; without any, those that were chosen last in this browser. */
export function CompareScreen({ onAdd }: { onAdd: Add }) {
  const { t } = useI18n();
  const [params] = useSearchParams();
  const lists = useSyncExternalStore(comparedHere.subscribe, comparedHere.get, comparedHere.onServer);
  const ids = idsIn(params.get('ids'));
  const latest = lists.at(-1);
  if (ids.length === 0 && latest) return <Navigate to={comparePath(latest.ids)} replace />;
  const title = t('Compare products');
  return (
    <section>
      <PageTitle text={title} />
      <h1 className={styles.title}>{title}</h1>
      {ids.length === 0 ? (
        <Nothing />
      ) : (
        <Compared
          key={ids.join()}
          ids={ids.slice(0, MOST_COMPARED)}
          isCut={ids.length > MOST_COMPARED}
          onAdd={onAdd}
        />
      )}
      <OtherLists shown={ids} />
    </section>
  );
}

function Nothing() {
  const { t } = useI18n();
  const hint = t('Choose two to four products of one category with “Compare”.');
  return <EmptyState icon={<CompareIcon />} words={t('Nothing to compare yet.')} hint={hint} />;
}

function Compared({ ids, isCut, onAdd }: { ids: number[]; isCut: boolean; onAdd: Add }) {
  const { t, translateProblem } = useI18n();
  const { data, error, refetch } = useGetProductsQuery({ ids });
  if (error)
    return <LoadError message={translateProblem(error) ?? t('Failed to load products')} onRetry={refetch} />;
  if (!data) return <Note>{t('Loading products...')}</Note>;
  const found = ids.flatMap((id) => data.find((product) => product.id === id) ?? []);
  if (found.length === 0)
    return <EmptyState icon={<CompareIcon />} words={t('None of these products is here any more.')} />;
  return <Found found={found} gone={ids.length - found.length} isCut={isCut} onAdd={onAdd} />;
}

interface FoundProps {
  found: Product[];
  gone: number;
  isCut: boolean;
  onAdd: Add;
}

function Found({ found, gone, isCut, onAdd }: FoundProps) {
  const { t, pick } = useI18n();
  const navigate = useNavigate();
  const { category } = found[0]!;
  const products = found.filter((product) => product.category === category);
  const others = found.filter((product) => product.category !== category);
  const ids = products.map(({ id }) => id);
  const remove = ({ id }: Product) => {
    const kept = idsOf(comparedHere.get(), category);
    if (kept.includes(id))
      keepCompared(
        category,
        kept.filter((other) => other !== id),
      );
    const left = ids.filter((other) => other !== id);
    void navigate(left.length > 0 ? comparePath(left) : '/compare', { replace: true });
  };
  const specs = useSpecList(category)?.filter(({ isHidden }) => !isHidden);
  const names = others.map((product) => pick(product.name, product.name_km)).join(', ');
  return (
    <>
      {gone === 1 && <Notice role="status">{t('One of the products is not here any more.')}</Notice>}
      {gone > 1 && (
        <Notice role="status">{t('{count} of the products are not here any more.', { count: gone })}</Notice>
      )}
      {names && (
        <Notice role="status">
          {t('Only products of one category are compared. Left out: {names}', { names })}
        </Notice>
      )}
      {isCut && (
        <Notice role="status">{t('Four products are compared at most. The others are left out.')}</Notice>
      )}
      {products.length < 2 && <Note>{t('Choose one more to compare.')}</Note>}
      {products.length > 1 && specs && <Reasons products={products} specs={specs} />}
      {specs ? (
        <CompareTable products={products} specs={specs} onAdd={onAdd} onRemove={remove} />
      ) : (
        <Note>{t('Loading products...')}</Note>
      )}
      {products.length < MOST_COMPARED && (
        <p>
          {/* What a shared address shows becomes the list that one goes on with. */}
          <ButtonLink to={`/category/${category}`} kind="quiet" onClick={() => keepCompared(category, ids)}>
            {t('Add another product')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** The lists of other categories that were begun in this browser. */
function OtherLists({ shown }: { shown: number[] }) {
  const { t } = useI18n();
  const lists = useSyncExternalStore(comparedHere.subscribe, comparedHere.get, comparedHere.onServer);
  const others = lists.filter(({ ids }) => !ids.some((id) => shown.includes(id)));
  if (others.length === 0) return null;
  return (
    <nav className={styles.others} aria-label={t('Other comparisons')}>
      <h2>{t('Other comparisons')}</h2>
      <ul>
        {others.map(({ category, ids }) => (
          <li key={category}>
            <Link to={comparePath(ids)}>
              {t(findCategory(category)!.label)} ({ids.length})
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
