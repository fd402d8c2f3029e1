import type { ReactNode } from 'react';

/**
 * A section of a page, drawn as a room behind a wall. `door` draws an opening in the wall, for the few that matter.
 * `title` is its heading, with `level` 1 for the page's heading; `intro` is drawn beside it.
 * Where the title only names the room, `claim` is the sentence that is read first.
 */
export function Room({
  id,
  title,
  level = 2,
  claim,
  intro,
  door = false,
  dark = false,
  className,
  children,
}: {
  id?: string;
  title?: string;
  level?: 1 | 2;
  claim?: string;
  intro?: ReactNode;
  door?: boolean;
  dark?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const names = ['room', dark && 'dark', className].filter(Boolean).join(' ');
  const Heading = `h${level}` as const;
  const headingId = id === undefined || title === undefined ? undefined : `${id}-title`;
  const heading = <Heading {...(headingId && { id: headingId })}>{title}</Heading>;
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
            {claim === undefined ? (
              heading
            ) : (
              <div className="claimed">
                {heading}
                <p>{claim}</p>
              </div>
            )}
            {typeof intro === 'string' ? <p className="lead">{intro}</p> : intro}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
