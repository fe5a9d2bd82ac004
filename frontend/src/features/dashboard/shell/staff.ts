import { createContext, useContext } from 'react';
import type { Product, User } from '../../../api/types';

const Staff = createContext<User | null>(null);

/** Who works at the dashboard; everything below it may ask. */
export const StaffProvider = Staff.Provider;

/** Whether the server will let this person change the product: sellers their own, admins every one. */
export function useMayChange(product: Pick<Product, 'seller_id'>): boolean {
  const staff = useContext(Staff);
  return staff?.role === 'admin' || staff?.id === product.seller_id;
}
