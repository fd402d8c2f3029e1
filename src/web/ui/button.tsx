import type { ButtonHTMLAttributes, ReactNode } from 'react';
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

/** A button that acts. While `busy` it keeps its place and focus, says so, and ignores further presses. */
export function Button({
  variant,
  small,
  busy = false,
  className,
  children,
  onClick,
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
      onClick={(event) => {
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
