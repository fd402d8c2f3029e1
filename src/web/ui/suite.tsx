import type { ReactNode } from 'react';

/** Rooms that share their walls: a grid of four columns, on narrower screens two, then one. Its children are `SuiteRoom`s. */
export function Suite({ columns = 4, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  return <div className={columns === 4 ? 'suite walled' : `suite walled of-${columns}`}>{children}</div>;
}

/** One room: `lit` marks the main one, `door` draws an opening to the next. */
export function SuiteRoom({
  title,
  lit = false,
  door = false,
  children,
}: {
  title: string;
  lit?: boolean;
  door?: boolean;
  children: ReactNode;
}) {
  const names = [lit && 'is-lit', door && 'door'].filter(Boolean).join(' ');
  return (
    <article className={names || undefined}>
      <h3>{title}</h3>
      {children}
    </article>
  );
}
