import type { Ref } from 'react';

interface DeskHeaderProps {
  headingRef: Ref<HTMLHeadingElement>;
  title: string;
  /** One line beside the title: what it covers, or what there is to do. */
  note: string | null;
  isToDo?: boolean;
}

/** The page's heading. */
export function DeskHeader({ headingRef, title, note, isToDo = false }: DeskHeaderProps) {
  return (
    <div className="intro">
      <h1 tabIndex={-1} ref={headingRef}>
        {title}
      </h1>
      {note !== null && <p className={isToDo ? undefined : 'note'}>{note}</p>}
    </div>
  );
}
