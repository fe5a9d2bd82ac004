import { forgetDraft, keepDraft, readDraft } from '../../../lib/session-drafts';
import { useStaff } from './staff';

/** What an unfinished edit has left in the fields, and what was edited as it was seen then. */
export interface EditDraft<Seen> {
  typed: Record<string, string>;
  seen: Seen;
}

/** What is typed about something, kept through a session that runs out. */
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
