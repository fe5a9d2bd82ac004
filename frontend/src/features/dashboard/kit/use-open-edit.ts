import { useLocation } from 'react-router-dom';
import { readDraft } from '../../../lib/session-drafts';
import { useStaff } from './staff';
import { useKept } from './use-kept';

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
  const isTyped = (thing: Thing) => Object.keys(readDraft(draftOf(thing), owner)).length > 0;
  const [opened, setOpened] = useKept<{ at: string; thing: Thing }>(
    `open-${name}`,
    ({ at, thing }) => at === pathname && isTyped(thing),
  );
  return [opened && opened.thing, (thing) => setOpened(thing === null ? null : { at: pathname, thing })];
}
