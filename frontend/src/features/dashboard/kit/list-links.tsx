import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

interface LinkProps {
  to: string;
  children: ReactNode;
}

/** A link from a list to one of its items. `BackToList` links back to the list with the same filters. */
export function LinkFromList({ to, children }: LinkProps) {
  const { search } = useLocation();
  return (
    <Link to={to} state={{ list: search }}>
      {children}
    </Link>
  );
}

/** Opens an item as `LinkFromList` does. */
export function useOpenFromList() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (to: string) => void navigate(to, { state: { list: search } });
}

export function BackToList({ to, children }: LinkProps) {
  const { state } = useLocation() as { state: { list?: string } | null };
  return <Link to={`${to}${state?.list ?? ''}`}>← {children}</Link>;
}
