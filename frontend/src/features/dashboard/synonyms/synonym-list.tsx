import { useDeleteSynonymsMutation } from '../../../api/synonyms-api';
import { staleEditOf } from '../../../api/stale-edit';
import type { SynonymGroup } from '../../../api/types';
import { toast } from '../../../lib/toast';
import { useStaffI18n } from '../i18n/staff-i18n';
import { OpenButton, TextCell } from '../kit/cells';
import { FilterBar, SearchField } from '../kit/filter-bar';
import { Hint } from '../kit/hint';
import { ListTable, type ListColumn } from '../kit/list-table';
import { LoadState } from '../kit/load-state';
import { pagesOfWholeList } from '../kit/pages-of-whole-list';
import { RowActions } from '../kit/row-actions';
import { SavedViews } from '../kit/saved-views';
import { useAct } from '../kit/use-act';
import { anyText, useListAddress } from '../kit/use-list-address';
import { listOf } from './word-list';

const PAGE_SIZE = 20;
const FILTERS = { q: anyText };

interface SynonymListProps {
  query: {
    data?: { synonyms: SynonymGroup[]; most: number };
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  onEdit: (group: SynonymGroup) => void;
}

/** All groups of words; a search looks at all of their words. */
export function SynonymList({ query, onEdit }: SynonymListProps) {
  const { t } = useStaffI18n();
  const address = useListAddress(FILTERS);
  const { search, field } = address;
  const { data, isFetching } = query;
  const wanted = search.q.toLowerCase();
  const found = data?.synonyms.filter(({ words, also }) =>
    [...words, ...also].some((word) => word.includes(wanted)),
  );
  const columns: ListColumn<SynonymGroup>[] = [
    {
      title: t('Words that mean the same'),
      key: 'words',
      render: (_, group) => (
        <TextCell title={listOf(group.words)}>
          <OpenButton onClick={() => onEdit(group)}>{listOf(group.words)}</OpenButton>
        </TextCell>
      ),
    },
    {
      title: t('What they mean as well'),
      key: 'also',
      card: 'fill',
      render: (_, { also }) => also.length > 0 && <TextCell>{listOf(also)}</TextCell>,
    },
    {
      title: t('Actions'),
      key: 'actions',
      card: 'end',
      render: (_, group) => (
        <GroupActions group={group} onEdit={() => onEdit(group)} onStale={query.refetch} />
      ),
    },
  ];
  return (
    <>
      <FilterBar>
        <SearchField
          label={t('Search groups of words')}
          placeholder={t('A word in English or Khmer')}
          {...field('q')}
        />
        <SavedViews list="search_words" address={address} />
      </FilterBar>
      <LoadState
        of={query}
        loading={t('Loading search words...')}
        failed={t('Failed to load the search words')}
      />
      {data && found && (
        <>
          <ListTable
            rowKey="id"
            columns={columns}
            onOpen={onEdit}
            dataSource={found}
            loading={isFetching}
            locale={{ emptyText: t('No group has this word.') }}
            pagination={pagesOfWholeList(found.length, address, PAGE_SIZE)}
          />
          <Hint>
            {t('{count} of at most {most} groups', { count: data.synonyms.length, most: data.most })}
          </Hint>
        </>
      )}
    </>
  );
}

interface GroupActionsProps {
  group: SynonymGroup;
  onEdit: () => void;
  onStale: () => void;
}

function GroupActions({ group, onEdit, onStale }: GroupActionsProps) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [deleteSynonyms, { isLoading }] = useDeleteSynonymsMutation();
  const name = group.words[0]!;

  const handleStale = (error: unknown) => {
    if (!staleEditOf(error)) return false;
    toast.error(t('Someone else changed this group. Please look at it again.'));
    onStale();
    return true;
  };

  const remove = () =>
    act(() => deleteSynonyms({ id: group.id, version: group.version }).unwrap(), {
      ask: { question: t('Delete the group of {name}?', { name }), yes: t('Delete'), isDanger: true },
      done: t('Search words deleted'),
      failed: t('Failed to delete the search words'),
      handleError: handleStale,
    });

  return <RowActions name={name} onEdit={onEdit} onDelete={() => void remove()} isDeleting={isLoading} />;
}
