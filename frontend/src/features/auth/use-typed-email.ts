import { useLocation, type Location } from 'react-router-dom';
import { returnPathOf, type ReturnState } from '../../lib/return-path';

/** Router state with which the next screen of an account continues. */
type AccountState = ReturnState & { email?: string };

/** The email that was typed on the screen before, and the state that passes on what is typed on this one. */
export function useTypedEmail() {
  const { state }: Location<AccountState | null> = useLocation();
  const passOn = (email: string): AccountState => ({ from: returnPathOf(state), email: email.trim() });
  return { typedBefore: state?.email ?? '', passOn };
}
