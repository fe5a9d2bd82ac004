import { useState } from 'react';
import { useChosen } from './use-chosen';

interface ListedRows<Row, Id> {
  /** The list's filters: under others, what was chosen on pages that are not shown is forgotten. */
  scope: string;
  /** The rows that are shown and can be chosen. */
  rows: Row[];
  idOf: (row: Row) => Id;
}

/** The rows that one has chosen in a list, on all of its pages. */
export function useChosenRows<Row, Id extends string | number>(
  list: string,
  { scope, rows, idOf }: ListedRows<Row, Id>,
) {
  const [ids, setIds] = useChosen<Id>(list);
  const [kept, keep] = useState({ scope, rows: [] as Row[] });
  const known = new Map(
    [...(kept.scope === scope ? kept.rows : []), ...rows].map((row): [Id, Row] => [idOf(row), row]),
  );
  const chosen = ids.flatMap((id) => known.get(id) ?? []);

  /** Chooses just these; `loaded` are those of them that no page has shown yet. */
  const choose = (wanted: Id[], loaded: Row[] = []) => {
    for (const row of loaded) known.set(idOf(row), row);
    keep({ scope, rows: wanted.flatMap((id) => known.get(id) ?? []) });
    setIds(wanted);
  };

  /** Chooses just these of the shown rows; what is chosen on other pages stays so. */
  const chooseShown = (wanted: Id[]) => {
    const shown = new Set(rows.map(idOf));
    choose([...chosen.map(idOf).filter((id) => !shown.has(id)), ...wanted]);
  };

  return { chosen, choose, chooseShown };
}
