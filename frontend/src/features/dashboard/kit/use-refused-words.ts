import { useStaffI18n } from '../i18n/staff-i18n';
import type { RefusedFile } from './file-kinds';

/** How many files are named; a folder that was dropped by mistake may have hundreds. */
const MAX_NAMED = 5;

/** Why files are not taken, as one text; empty for none. */
export function useRefusedWords(): (refused: RefusedFile[]) => string {
  const { t } = useStaffI18n();
  return (refused) => {
    const named = refused.slice(0, MAX_NAMED).map(({ why, facts }) => t(why, facts));
    const more = refused.length - named.length;
    return [...named, ...(more > 0 ? [t('and {count} more', { count: more })] : [])].join('. ');
  };
}
