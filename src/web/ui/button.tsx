import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Spinner } from './spinner.tsx';

/** `go` is the one that leads on; a screen has one of it. */
type Variant = 'plain' | 'go';

interface Look {
  variant?: Variant;
  small?: boolean;
}

function classes({ variant = 'plain', small = false }: Look, more: string | undefined): string {
  return ['btn', variant === 'go' && 'go', small && 'small', more].filter(Boolean).join(' ');
}

/** A press by mouse, pen or finger; a key, and a form sent from one of its fields, counts no clicks. */
const isByPointer = ({ detail }: MouseEvent) => detail > 0;

/**
 * A button that acts. While `busy` it keeps its place and focus, says so, and ignores further presses.
 *
 * A submit button takes the focus when the press is complete, not when it begins: a field that loses the focus may show an error, which moves
 * the button away from under the pointer, and then the browser sees no click. Safari gives a pressed button no focus at all; here it gets it.
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
        // Touch screens send this event too, once the finger has left.
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
