import { createContext, useContext } from 'react';
import type { User } from '../../../api/types';

const Staff = createContext<User | null>(null);

/** Who works at the dashboard; everything below it may ask. */
export const StaffProvider = Staff.Provider;

/** Who works at the dashboard. */
export const useStaff = (): User | null => useContext(Staff);
