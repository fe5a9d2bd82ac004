import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetDraft, keepDraft, readDraft } from '../../../lib/session-drafts';
import { useStaff } from './staff';

/**
 * The thing whose dialog is open, if any. After a session that ran out the dialog is open again on the same page, where
 * something was typed into it. `draftOf` names the draft of its form.
 */
export function useOpenEdit<Thing>(
  name: string,
  draftOf: (thing: Thing) => string,
): [Thing | null, (thing: Thing | null) => void] {
  const owner = useStaff()?.id ?? '';
  const { pathname } = useLocation();
  const kept = `open-${name}`;

  const [opened, setOpened] = useState<Thing | null>(() => {
    const { at, thing } = readDraft(kept, owner);
    if (at !== pathname || thing === undefined) return null;
    const before = JSON.parse(thing) as Thing;
    return Object.keys(readDraft(draftOf(before), owner)).length > 0 ? before : null;
  });

  const open = (thing: Thing | null) => {
    setOpened(thing);
    if (thing === null) forgetDraft(kept);
    else keepDraft(kept, owner, { at: pathname, thing: JSON.stringify(thing) });
  };

  return [opened, open];
}
