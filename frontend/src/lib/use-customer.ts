import { useSelector } from 'react-redux';
import type { User } from '../api/types';

interface WithPerson {
  auth: { user: User | null; isAuthenticated: boolean };
}

/** Who is logged in with a verified email; null for visitors. */
export const useCustomer = (): User | null =>
  useSelector(({ auth: { user, isAuthenticated } }: WithPerson) =>
    isAuthenticated && user?.is_verified ? user : null,
  );
