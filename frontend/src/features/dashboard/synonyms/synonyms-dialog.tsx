import { Form, Input } from 'antd';
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
  /** The first word of a new group. */
  firstWord?: string;
  onClose: () => void;
}

type Seen = Pick<SynonymGroup, 'words' | 'also' | 'version'>;
interface Values {
  words: string;
  also: string;
}

/** Edits a group of words or adds one, and tries what a search would find with it. */
export function SynonymsDialog({ group, firstWord = '', onClose }: SynonymsDialogProps) {
  const { t } = useStaffI18n();
  const [addSynonyms] = useAddSynonymsMutation();
  const [editSynonyms] = useEditSynonymsMutation();
  const edit = useEditForm<Seen, Values>({
    name: 'synonyms',
    id: group?.id ?? `new-${firstWord}`,
    thing: group ?? { words: firstWord ? [firstWord] : [], also: [], version: 0 },
    valuesOf: ({ words, also }) => ({ words: listOf(words), also: listOf(also) }),
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
      changed="Somebody else has changed this group meanwhile"
      canSave={wordsOf(words).length > 0}
    >
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
        firstTerm={firstWord || name}
      />
    </EditDialog>
  );
}
