import { createContext, useContext } from 'react';
import type { User } from '../../../api/types';

const Staff = createContext<User | null>(null);

/** Provides the logged-in user to the dashboard. */
export const StaffProvider = Staff.Provider;

/** The logged-in user of the dashboard. */
export const useStaff = (): User | null => useContext(Staff);
