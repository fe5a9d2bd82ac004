interface Place {
  pathname: string;
  search: string;
}

export interface ReturnState {
  from: string;
}

/** Router state that brings a person back to this place after logging in. */
export function returnStateFor({ pathname, search }: Place): ReturnState {
  return { from: pathname + search };
}

/** Where a person goes after logging in: the page they came from, else the landing page. */
export function returnPathOf(state: unknown): string {
  const from = (state as Partial<ReturnState> | null)?.from;
  return typeof from === 'string' && from.startsWith('/') ? from : '/';
}
