import { useLocation } from 'react-router-dom';
import { useKept } from './use-kept';

const NONE: never[] = [];

/**
 * The rows that one has chosen in a list, by their ids. They are still chosen when one comes back to it from one of them, or
 * loads it again; who opens it anew begins with none.
 */
export function useChosen<Id extends string | number>(list: string): [Id[], (ids: Id[]) => void] {
  const { key } = useLocation();
  const [kept, keep] = useKept<{ at: string; ids: Id[] }>(`chosen-${list}`, ({ at }) => at === key);
  return [kept?.ids ?? NONE, (ids) => keep(ids.length > 0 ? { at: key, ids } : null)];
}
