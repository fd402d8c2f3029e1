import { useSyncExternalStore } from 'react';
import { privacySignal } from './session.ts';

const never = () => () => undefined;

/** Says how visits are counted; to a visitor whose browser asks that they are not, that it was honoured. */
export function CountingNote() {
  const signal = useSyncExternalStore(never, privacySignal, () => null);
  return (
    <p className="note counting">
      {signal === null
        ? 'Visits are counted here without cookies and without names.'
        : `Your browser sends ${signal}. It is honoured: this visit is not counted.`}
    </p>
  );
}
