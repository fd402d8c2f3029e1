import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface PersonLinkProps {
  of: string;
  className?: string;
  children: ReactNode;
}

/** Leads to somebody’s sheet in the desk. `of` is their id, or that of anything that they left. */
export function PersonLink({ of, className, children }: PersonLinkProps) {
  return (
    <Link className={className} to={`/admin?${new URLSearchParams({ tab: 'leads', person: of }).toString()}`}>
      {children}
    </Link>
  );
}
