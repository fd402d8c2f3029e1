import type { Ref } from 'react';

interface DeskHeaderProps {
  headingRef: Ref<HTMLHeadingElement>;
  title: string;
  /** One line beside the title. */
  note: string | null;
}

/** The page's heading. */
export function DeskHeader({ headingRef, title, note }: DeskHeaderProps) {
  return (
    <div className="intro">
      <h1 tabIndex={-1} ref={headingRef}>
        {title}
      </h1>
      {note !== null && <p className="note">{note}</p>}
    </div>
  );
}
