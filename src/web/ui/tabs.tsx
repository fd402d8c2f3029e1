import { useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import '../styles/parts/tabs.css';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly name: ReactNode;
  /** A tab with an address is a link, so that it leads to its panel before the page's script is there. */
  readonly href?: string;
}

interface TabsProps<Id extends string> {
  /** What the row of tabs is called aloud. */
  label: string;
  /** Names the look of the row and of its panels, and the id of the row. */
  look: 'regions' | 'packages' | 'lists';
  tabs: readonly Tab<Id>[];
  shown: Id;
  /** `byKey` where the arrow keys led there: walking through the tabs is one step of the history, not many. */
  onShow: (id: Id, options: { byKey: boolean }) => void;
  /** Every panel is in the page, those that are not shown hidden; else only the shown one is. */
  keepAll?: boolean;
  children: (id: Id) => ReactNode;
}

/** Which tab a key leads to from the one at `at`, around the ends; null where it is none of the row's keys. */
function tabAfterKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

const isForNewWindow = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** Panels of which one is shown. The shown one's tab takes the Tab key; arrows, Home and End lead on from it and show what they reach. */
export function Tabs<Id extends string>({
  label,
  look,
  tabs,
  shown,
  onShow,
  keepAll = false,
  children,
}: TabsProps<Id>) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const tabId = (id: Id) => `${base}-tab-${id}`;
  const panelId = (id: Id) => `${base}-panel-${id}`;

  function onKeyDown(event: KeyboardEvent, at: number): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = tabAfterKey(event.key, at, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
    if (tab.id !== shown) onShow(tab.id, { byKey: true });
  }

  return (
    <>
      <div ref={row} id={look} className={`tabs ${look}`} role="tablist" aria-label={label}>
        {tabs.map(({ id, name, href }, at) => {
          const props = {
            id: tabId(id),
            className: 'tab',
            role: 'tab',
            'aria-selected': id === shown,
            ...((keepAll || id === shown) && { 'aria-controls': panelId(id) }),
            tabIndex: id === shown ? 0 : -1,
            onKeyDown: (event: KeyboardEvent) => onKeyDown(event, at),
            onClick: (event: MouseEvent) => {
              // A press that asks for a new window is the browser's.
              if (href !== undefined && isForNewWindow(event)) return;
              event.preventDefault();
              if (id !== shown) onShow(id, { byKey: false });
            },
          };
          return href === undefined ? (
            <button key={id} type="button" {...props}>
              {name}
            </button>
          ) : (
            <a key={id} href={href} {...props}>
              {name}
            </a>
          );
        })}
      </div>
      {tabs
        .filter(({ id }) => keepAll || id === shown)
        .map(({ id, href }) => (
          <div
            key={id}
            id={panelId(id)}
            className={`tab-panel ${look}-panel`}
            role="tabpanel"
            aria-labelledby={tabId(id)}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel that begins with text is reached by the Tab key, as ARIA describes
            tabIndex={0}
            hidden={id !== shown}
            inert={id !== shown}
            data-address={href}
          >
            {children(id)}
          </div>
        ))}
    </>
  );
}
