import { forgetDraft, keepDraft, readDraft } from '../../../lib/session-drafts';
import { useStaff } from './staff';

/** The values typed in an unsaved edit, and the state of the thing on which they are based. */
export interface EditDraft<Seen> {
  typed: Record<string, string>;
  seen: Seen;
}

/** Stores an unsaved edit, so that it survives the end of the session. */
export function useEditDraft<Seen>(name: string) {
  const owner = useStaff()?.id ?? '';
  return {
    /** Null when there is none. */
    read: (): EditDraft<Seen> | null => {
      const { seen, ...typed } = readDraft(name, owner);
      return seen === undefined ? null : { typed, seen: JSON.parse(seen) as Seen };
    },
    keep: (values: object, seen: Seen) => keepDraft(name, owner, { ...values, seen: JSON.stringify(seen) }),
    forget: () => forgetDraft(name),
  };
}
