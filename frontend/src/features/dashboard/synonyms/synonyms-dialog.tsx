import { Form, Input, Select } from 'antd';
import { useAddSynonymsMutation, useEditSynonymsMutation } from '../../../api/synonyms-api';
import type { SynonymGroup } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { EditDialog } from '../kit/edit-dialog';
import { useEditForm } from '../kit/use-edit-form';
import { TrySearch } from './try-search';
import { listOf, wordsOf } from './word-list';

/** 40 words of 60 characters with commas. */
const MAX_LENGTH = 2_500;

interface SynonymsDialogProps {
  /** The group that is edited; without one a new one is added. */
  group?: SynonymGroup;
  /** A word that is added to its words; may be empty. */
  word: string;
  /** The groups that there are. */
  others: SynonymGroup[];
  /** Called when the word is to be added to one of them instead. */
  onChoose: (group: SynonymGroup) => void;
  onClose: () => void;
}

type Seen = Pick<SynonymGroup, 'words' | 'also' | 'version'>;
const NEW: Seen = { words: [], also: [], version: 0 };

const withWord = (words: string[], word: string) =>
  word === '' || words.includes(word) ? words : [...words, word];

interface Values {
  words: string;
  also: string;
}

/** Edits a group of words or adds one, and tries what a search would find with it. */
export function SynonymsDialog({ group, word, others, onChoose, onClose }: SynonymsDialogProps) {
  const { t } = useStaffI18n();
  const [addSynonyms] = useAddSynonymsMutation();
  const [editSynonyms] = useEditSynonymsMutation();
  const edit = useEditForm<Seen, Values>({
    name: 'synonyms',
    id: `${group?.id ?? 'new'}-${word}`,
    thing: group ?? NEW,
    valuesOf: ({ words, also }) => ({ words: listOf(withWord(words, word)), also: listOf(also) }),
    labels: { words: t('Words that mean the same'), also: t('What they mean as well') },
    save: (values, { version }) => {
      const words = { words: wordsOf(values.words), also: wordsOf(values.also) };
      return group
        ? editSynonyms({ id: group.id, edit: { ...words, version } }).unwrap()
        : addSynonyms(words).unwrap();
    },
    done: t('Search words saved'),
    failed: t('Failed to save the search words'),
    onClose,
  });
  const words = Form.useWatch<string | undefined>('words', edit.form) ?? '';
  const also = Form.useWatch<string | undefined>('also', edit.form) ?? '';
  const name = group?.words[0] ?? '';
  return (
    <EditDialog
      edit={edit}
      title={group ? t('Edit the group of {name}', { name }) : t('New group of words')}
      changed="Someone else changed this group"
      canSave={wordsOf(words).length > 0}
    >
      {!group && word !== '' && <ExistingGroup groups={others} onChoose={onChoose} />}
      <Form.Item
        name="words"
        label={t('Words that mean the same')}
        extra={t('Separated by commas, in English and Khmer')}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={MAX_LENGTH} />
      </Form.Item>
      <Form.Item
        name="also"
        label={t('What they mean as well')}
        extra={t(
          'But not the other way round: bluetooth means wireless, a wireless mouse may have no bluetooth.',
        )}
      >
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 6 }} maxLength={MAX_LENGTH} />
      </Form.Item>
      <TrySearch
        id={group?.id}
        words={{ words: wordsOf(words), also: wordsOf(also) }}
        firstTerm={word || name}
      />
    </EditDialog>
  );
}

/** Chooses one of the groups that there are for a word, by any of their words. */
function ExistingGroup({
  groups,
  onChoose,
}: {
  groups: SynonymGroup[];
  onChoose: (group: SynonymGroup) => void;
}) {
  const { t } = useStaffI18n();
  return (
    <Form.Item label={t('Add it to a group that there is')} htmlFor="existing-group">
      <Select
        id="existing-group"
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('Or make a new group below')}
        options={groups.map(({ id, words }) => ({ value: id, label: listOf(words) }))}
        onChange={(id: number) => onChoose(groups.find((group) => group.id === id)!)}
      />
    </Form.Item>
  );
}
