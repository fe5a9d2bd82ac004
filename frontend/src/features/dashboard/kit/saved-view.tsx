import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface LinkProps {
  to: string;
  children: ReactNode;
}

/** From a list to one of its things; `BackToList` leads from there to the list as it was filtered. */
export function LinkFromList({ to, children }: LinkProps) {
  const { search } = useLocation();
  return (
    <Link to={to} state={{ list: search }}>
      {children}
    </Link>
  );
}

export function BackToList({ to, children }: LinkProps) {
  const { state } = useLocation() as { state: { list?: string } | null };
  return <Link to={`${to}${state?.list ?? ''}`}>← {children}</Link>;
}
