import { createContext, useContext, useEffect, useState } from 'react';
import type { Problem } from '../api/types';

/** A form that the browser posted by itself, as the shop's code had not come yet, and that was refused. */
export interface PostedForm {
  failure: { status: number; data: Problem };
  /** What was typed, but for the password. */
  values: Readonly<Record<string, string>>;
}

/** The refused form of the page that the server renders. */
export const Posted = createContext<PostedForm | undefined>(undefined);

/** The name of the rendered page's element that tells of its refused form. */
export const POSTED_META = 'posted-form';

const meta = () => globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${POSTED_META}"]`);

/** The refused form of this page. The page tells of it once: whoever comes back to it later starts anew. */
export function usePostedForm(): PostedForm | undefined {
  const rendering = useContext(Posted);
  const [posted] = useState(() => {
    const told = meta()?.content;
    return told === undefined ? rendering : (JSON.parse(told) as PostedForm);
  });
  useEffect(() => meta()?.remove(), []);
  return posted;
}
