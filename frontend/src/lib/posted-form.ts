import { createContext, useContext, useEffect, useState } from 'react';
import type { Problem } from '../api/types';

/** Why a form was refused that the browser posted by itself, as the shop's code had not come yet. */
export interface PostedFailure {
  status: number;
  data: Problem;
}

/** A refused form, with what was typed but for the password. */
export interface PostedForm {
  failure: PostedFailure;
  values: Readonly<Record<string, string>>;
}

/** The refused form of the page that the server paints. */
export const Posted = createContext<PostedForm | undefined>(undefined);

/** The name of the painted page's element that tells why its form was refused. */
export const POSTED_META = 'posted-form';

/**
 * What was posted in a field of a refused form, on the server. Browsers find it in the field (`use-typed-early.ts`), which a first
 * value of their own would empty.
 */
export const usePostedValue = (name: string): string | undefined => useContext(Posted)?.values[name];

const meta = () => globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${POSTED_META}"]`);

/** Why the form of this page was refused. The page tells it once: whoever comes back to it later starts anew. */
export function usePostedFailure(): PostedFailure | undefined {
  const painting = useContext(Posted)?.failure;
  const [failure] = useState(() => {
    const told = meta()?.content;
    return told === undefined ? painting : (JSON.parse(told) as PostedFailure);
  });
  useEffect(() => meta()?.remove(), []);
  return failure;
}
