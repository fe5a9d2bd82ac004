import { Button } from 'antd';
import { useState } from 'react';
import { useGetSynonymsQuery } from '../../../api/synonyms-api';
import type { SynonymGroup } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Hint } from '../kit/hint';
import { PageHead } from '../kit/page-head';
import { MissedSearches } from './missed-searches';
import { SynonymList } from './synonym-list';
import styles from './synonyms-page.module.css';
import { SynonymsDialog } from './synonyms-dialog';

const NONE: SynonymGroup[] = [];

/** The groups of words that searches take for the same, beside what shoppers have not found. */
export default function SynonymsPage() {
  const { t } = useStaffI18n();
  const query = useGetSynonymsQuery();
  const [edited, setEdited] = useState<SynonymGroup | null>(null);
  /** The first word of a new group; empty for none. */
  const [added, setAdded] = useState<string | null>(null);
  const groups = query.data?.synonyms ?? NONE;
  const close = () => {
    setEdited(null);
    setAdded(null);
  };
  return (
    <>
      <PageHead title={t('Search words')} />
      <Hint>
        {t(
          'Shoppers who search for one of these words find the products of all of them. A group with the name of a category, such as mouse, means the whole category.',
        )}
      </Hint>
      <div className={styles.parts}>
        <section aria-labelledby="groups" className={styles.groups}>
          <div className={styles.head}>
            <h2 id="groups">{t('Groups of words')}</h2>
            <Button type="primary" onClick={() => setAdded('')}>
              {t('New group of words')}
            </Button>
          </div>
          <SynonymList query={query} onEdit={setEdited} />
        </section>
        <MissedSearches groups={groups} onAdd={setAdded} />
      </div>
      {edited && <SynonymsDialog key={edited.id} group={edited} onClose={close} />}
      {added !== null && <SynonymsDialog key={added} firstWord={added} onClose={close} />}
    </>
  );
}
