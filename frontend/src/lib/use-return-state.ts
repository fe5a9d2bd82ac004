import { useLocation, type Location } from 'react-router-dom';
import { returnPathOf, type ReturnState } from './return-path';

/** Where the person goes after logging in, as router state to pass on. */
export function useReturnState(): ReturnState {
  const location: Location<unknown> = useLocation();
  return { from: returnPathOf(location.state) };
}
