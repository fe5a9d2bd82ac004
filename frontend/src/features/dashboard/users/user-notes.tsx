import { useGetUserNotesQuery, useWriteUserNoteMutation } from '../../../api/users-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { LoadState } from '../kit/load-state';
import { Notes } from '../kit/notes';

const MAX_CHARACTERS = 1_000;

/** What staff wrote down about a person for each other, and a field to write more. */
export function UserNotes({ id }: { id: string }) {
  const { t } = useStaffI18n();
  const query = useGetUserNotesQuery(id, { refetchOnMountOrArgChange: true });
  const [writeNote, { isLoading }] = useWriteUserNoteMutation();
  if (!query.data)
    return <LoadState of={query} loading={t('Loading notes...')} failed={t('Failed to fetch the notes')} />;
  return (
    <Notes
      draft={`user-note-${id}`}
      notes={query.data}
      hint={t('Only admins and support see notes about a person.')}
      maxCharacters={MAX_CHARACTERS}
      isSaving={isLoading}
      write={(text) => writeNote({ id, text }).unwrap()}
    />
  );
}
