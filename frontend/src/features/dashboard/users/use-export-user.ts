import { useExportUserMutation } from '../../../api/users-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { saveJson } from '../kit/save-file';
import { useAct } from '../kit/use-act';

/** Saves a file with all that the shop has of a person. */
export function useExportUser(): (id: string) => Promise<void> {
  const { t } = useStaffI18n();
  const act = useAct();
  const [exportUser] = useExportUserMutation();
  return async (id) => {
    const exported = await act(() => exportUser(id).unwrap(), { failed: t('Failed to export data') });
    if (exported) saveJson(`user-${id}.json`, exported.result);
  };
}
