import { useSyncExternalStore } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/button';
import { findCategory } from '../../lib/categories';
import {
  comparedHere,
  comparePath,
  keepCompared,
  MOST_COMPARED,
  type ComparedList,
} from '../../lib/compared-products';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './compare-bar.module.css';

const BROWSING = ['/', '/search', '/category/:slug', '/product/:slug/:slugId'];

/** How many products are chosen to be compared, below all that is browsed: those of the page's category, or the list changed last. */
export function CompareBar() {
  const { pathname } = useLocation();
  const lists = useSyncExternalStore(comparedHere.subscribe, comparedHere.get, comparedHere.onServer);
  const place = BROWSING.map((path) => matchPath(path, pathname)).find(Boolean);
  if (!place) return null;
  const { slug } = place.params;
  const list = slug ? lists.find(({ category }) => category === slug) : lists.at(-1);
  return list ? <Chosen list={list} /> : null;
}

function Chosen({ list: { category, ids } }: { list: ComparedList }) {
  const { t } = useI18n();
  const isEnough = ids.length > 1;
  return (
    <section className={styles.bar} aria-label={t('Chosen to compare')}>
      <p className={styles.words} role="status">
        <strong>{t(findCategory(category)!.label)}</strong>{' '}
        {t('{count} of {most} chosen', { count: ids.length, most: MOST_COMPARED })}
        {!isEnough && <span className={styles.hint}> {t('Choose one more to compare.')}</span>}
      </p>
      <Button kind="quiet" onClick={() => keepCompared(category, [])}>
        {t('Clear')}
      </Button>
      {isEnough && <ButtonLink to={comparePath(ids)}>{t('Compare')}</ButtonLink>}
    </section>
  );
}
