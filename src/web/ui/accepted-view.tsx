import { useEffect, useRef, type ReactNode } from 'react';
import { Room } from './room.tsx';

interface Props {
  id: string;
  title: string;
  /** The sentence that says what happens now. */
  lead: ReactNode;
  /** What stands below it. */
  children?: ReactNode;
  /** Rooms of their own, after the confirmation. */
  rooms?: ReactNode;
}

/** Confirms a form that was accepted, in its place: scrolls to the top and moves the focus here, so that it is read aloud. */
export function AcceptedView({ id, title, lead, children, rooms }: Props) {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    view.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={view} tabIndex={-1}>
      <Room
        id={id}
        title={title}
        level={1}
        intro={
          <div className="stack loose">
            <p className="lead">{lead}</p>
            {children}
          </div>
        }
      />
      {rooms}
    </div>
  );
}
