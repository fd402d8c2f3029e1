import { createContext, use, type ReactNode } from 'react';

/** The level of headings inside the calendar: 2 on its page, 3 in a dialog. */
export const PanelLevel = createContext<2 | 3>(2);

/** A heading that can get the focus through `ref`, so that it is read aloud. */
export function PanelTitle({ children, ref }: { children: ReactNode; ref?: React.Ref<HTMLHeadingElement> }) {
  const Heading = `h${use(PanelLevel)}` as const;
  return (
    <Heading className="panel-title" tabIndex={-1} ref={ref}>
      {children}
    </Heading>
  );
}
