import { Button } from 'antd';
import { useGetSynonymsQuery } from '../../../api/synonyms-api';
import type { SynonymGroup } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Hint } from '../kit/hint';
import { PageHead } from '../kit/page-head';
import { useOpenEdit } from '../kit/use-open-edit';
import { MissedSearches } from './missed-searches';
import { SynonymList } from './synonym-list';
import styles from './synonyms-page.module.css';
import { SynonymsDialog } from './synonyms-dialog';

const NONE: SynonymGroup[] = [];

/** The group in the dialog, by default a new one, and a word that is to be added to it. */
interface OpenGroup {
  group?: SynonymGroup;
  word: string;
}

/** The groups of words that searches take for the same, beside what shoppers have not found. */
export default function SynonymsPage() {
  const { t } = useStaffI18n();
  const query = useGetSynonymsQuery();
  const [open, setOpen] = useOpenEdit<OpenGroup>(
    'synonyms',
    ({ group, word }) => `synonyms-${group?.id ?? 'new'}-${word}`,
  );
  const groups = query.data?.synonyms ?? NONE;
  return (
    <>
      <PageHead title={t('Search words')} />
      <Hint>
        {t(
          'Shoppers who search for one of these words find the products of all of them. A group with the name of a category, such as mouse, means the whole category.',
        )}
      </Hint>
      <div className={styles.parts}>
        <section aria-labelledby="groups">
          <div className={styles.head}>
            <h2 id="groups">{t('Groups of words')}</h2>
            <Button type="primary" onClick={() => setOpen({ word: '' })}>
              {t('New group of words')}
            </Button>
          </div>
          <SynonymList query={query} onEdit={(group) => setOpen({ group, word: '' })} />
        </section>
        <MissedSearches groups={groups} onAdd={(word) => setOpen({ word })} />
      </div>
      {open && (
        <SynonymsDialog
          key={`${open.group?.id} ${open.word}`}
          group={open.group}
          word={open.word}
          others={groups}
          onChoose={(group) => setOpen({ group, word: open.word })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
