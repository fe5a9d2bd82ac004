import { createContext, useContext } from 'react';
import type { Problem } from '../api/types';

/** The forms that a browser posts by itself where the shop's code has not come yet. */
type PostedName = 'login' | 'signup';

/** A posted form that was refused. */
export interface PostedForm {
  name: PostedName;
  status: number;
  problem: Problem;
}

/** The values of a refused form, but for its password, on the server. */
export const PostedValues = createContext<Readonly<Record<string, string>>>({});

/** What was posted in a field of a refused form. */
export const usePostedValue = (name: string): string | undefined => useContext(PostedValues)[name];

/** The failure that the call of a refused form would have had. */
export const failureOf = ({ status, problem }: PostedForm) => ({ status, data: problem });

/** The name of the painted page's element that tells why its form was refused. */
export const POSTED_META = 'posted-form';

/** Why the painted page's form was refused; undefined where none was posted. */
export function readPosted(): PostedForm | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${POSTED_META}"]`);
  return meta ? (JSON.parse(meta.content) as PostedForm) : undefined;
}
