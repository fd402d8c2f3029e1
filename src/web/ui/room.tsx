import type { ReactNode } from 'react';

/**
 * A section of the plan, entered through its wall. `door` draws the opening with its swing: only for the few that matter.
 * `title` is its heading; what stands beside the heading goes into `intro`.
 */
export function Room({
  id,
  title,
  intro,
  door = false,
  dark = false,
  className,
  children,
}: {
  id?: string;
  title?: string;
  intro?: ReactNode;
  door?: boolean;
  dark?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const names = ['room', dark && 'dark', className].filter(Boolean).join(' ');
  const headingId = id === undefined || title === undefined ? undefined : `${id}-title`;
  return (
    <section className={names} {...(id !== undefined && { id })} {...(headingId && { 'aria-labelledby': headingId })}>
      <div className="wide">
        {door && (
          <div className="way" aria-hidden="true">
            <svg viewBox="0 0 88 88">
              <path d="M0 0v88a88 88 0 0 0 88-88" />
            </svg>
          </div>
        )}
        {title !== undefined && (
          <div className="intro">
            <h2 {...(headingId && { id: headingId })}>{title}</h2>
            {typeof intro === 'string' ? <p className="lead">{intro}</p> : intro}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
