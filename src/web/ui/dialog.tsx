import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import '../styles/parts/dialog.css';

/**
 * A modal window with <dialog>: the page behind it is inert, Escape and a press outside close it, and the focus returns.
 * `size`: `medium` for a form, `large` for a calendar; both fill a phone.
 * Mount it when it opens (`{open && <Dialog open .../>}`) or keep it and turn `open`.
 */
export function Dialog({
  open,
  onClose,
  title,
  size = 'medium',
  hideTitle = false,
  closeLabel = 'Close',
  dismissOutside = true,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  size?: 'medium' | 'large';
  /** Announces the title without drawing it, for content that draws its own. */
  hideTitle?: boolean;
  closeLabel?: string;
  /** Whether a press outside closes it; false if typed text would be lost. */
  dismissOutside?: boolean;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // The cleanup of a layout effect still finds the dialog in the page; closing it there returns the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
    return () => dialog.close();
  }, [open]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the press outside; keys have Escape
    <dialog
      ref={ref}
      className={`dialog ${size}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (dismissOutside && event.target === ref.current) onClose();
      }}
    >
      <div className="dialog-sheet">
        <header>
          <h2 id={titleId} className={hideTitle ? 'sr-only' : undefined}>
            {title}
          </h2>
          <button type="button" className="dialog-close" aria-label={closeLabel} onClick={onClose}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
