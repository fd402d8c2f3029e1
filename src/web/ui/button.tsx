import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Spinner } from './spinner.tsx';

/** `go` is the main action; a screen has one. */
type Variant = 'plain' | 'go';

interface Look {
  variant?: Variant;
  small?: boolean;
}

function classes({ variant = 'plain', small = false }: Look, more: string | undefined): string {
  return ['btn', variant === 'go' && 'go', small && 'small', more].filter(Boolean).join(' ');
}

/** Whether a click comes from mouse, pen or finger. A key, or Enter in a field, has a click count of 0. */
const isByPointer = ({ detail }: MouseEvent) => detail > 0;

/**
 * A button. While `busy` it keeps its place and focus, is announced as busy, and ignores presses.
 *
 * A submit button gets the focus at the end of a press, not at its beginning: a field that loses the focus may show an error, which moves
 * the button from under the pointer, and then there is no click. Safari does not focus a pressed button at all, so this does.
 */
export function Button({
  variant,
  small,
  busy = false,
  className,
  children,
  onClick,
  onMouseDown,
  type = 'button',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean; children: ReactNode }) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is given, with a default
      type={type}
      className={classes({ ...(variant && { variant }), ...(small && { small }) }, className)}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onMouseDown={(event) => {
        // Touch screens send this event too, after the finger has left.
        if (type === 'submit') event.preventDefault();
        onMouseDown?.(event);
      }}
      onClick={(event) => {
        if (type === 'submit' && isByPointer(event)) event.currentTarget.focus({ preventScroll: true });
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A link that looks like a button: `to` a page of the site, or an address elsewhere (https:, mailto:, tel:). */
export function ButtonLink({ variant, small, className, children, ...rest }: Look & LinkProps) {
  return (
    <Link {...rest} className={classes({ ...(variant && { variant }), ...(small && { small }) }, className)}>
      {children}
    </Link>
  );
}
