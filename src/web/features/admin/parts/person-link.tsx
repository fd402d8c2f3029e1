import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Leads to somebody’s sheet in the desk. `of` is their id, or that of anything that they left. */
export function PersonLink({ of, children }: { of: string; children: ReactNode }) {
  return <Link to={`/admin?${new URLSearchParams({ tab: 'leads', person: of }).toString()}`}>{children}</Link>;
}
