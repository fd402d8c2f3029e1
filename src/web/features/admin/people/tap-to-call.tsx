import { useState, type Ref } from 'react';
import { callTo } from '../../../../domain/phones/call-to.ts';
import { writePhone } from './describe-person.ts';

interface TapToCallProps {
  phone: string;
  /** Whose number it is, for who cannot see the line. */
  name: string;
  className?: string | undefined;
  linkRef?: Ref<HTMLAnchorElement>;
  /** Notes that they were called; offered once the number was tapped. */
  onCalled?: (() => void) | undefined;
}

/** Calls a number; once it was tapped, offers to note the call. */
export function TapToCall({ phone, name, className, linkRef, onCalled }: TapToCallProps) {
  const [isTapped, setTapped] = useState(false);
  return (
    <>
      <a className={className} ref={linkRef} href={callTo(phone)} onClick={() => setTapped(true)}>
        Call {writePhone(phone)}
        <span className="sr-only">, {name}</span>
      </a>
      <span aria-live="polite">
        {isTapped && onCalled !== undefined && (
          <button
            type="button"
            className="link"
            onClick={() => {
              setTapped(false);
              onCalled();
            }}
          >
            Called just now<span className="sr-only">: {name}</span>
          </button>
        )}
      </span>
    </>
  );
}
