import { useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import '../styles/parts/tabs.css';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly name: ReactNode;
  /** A tab with an address is a link, which works before hydration. */
  readonly href?: string;
}

interface TabsProps<Id extends string> {
  /** The accessible name of the row of tabs. */
  label: string;
  /** The look of the row and of its panels, and the id of the row. */
  look: 'regions' | 'packages' | 'lists';
  tabs: readonly Tab<Id>[];
  shown: Id;
  /** `byKey` is true for arrow keys: moving through the tabs adds one history entry, not many. */
  onShow: (id: Id, options: { byKey: boolean }) => void;
  /** Keeps all panels in the page, hidden except for the shown one; otherwise only the shown panel is rendered. */
  keepAll?: boolean;
  children: (id: Id) => ReactNode;
}

/** The index to which a key leads from `at`, around the ends; null for any other key. */
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

/** Tabs with panels. The selected tab is in the tab order; arrow keys, Home and End select others. */
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
              // The browser handles a press that asks for a new window.
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
            data-address={href}
          >
            {children(id)}
          </div>
        ))}
    </>
  );
}
