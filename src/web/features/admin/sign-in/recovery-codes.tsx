import { useEffect, useRef, useState } from 'react';
import { site } from '../../../../../content/site.ts';
import { Button } from '../../../ui/button.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Ten codes that are told once: to copy or to save, until somebody says that they have them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const text = `Recovery codes for the desk of ${site.brand}. Each is good once.\n\n${codes.join('\n')}\n`;
  return (
    <section className="invitation-link" aria-labelledby="recovery-codes">
      <h4 id="recovery-codes" ref={heading} tabIndex={-1}>
        Keep these ten recovery codes
      </h4>
      <p>
        Each lets you in once in place of the app, for when the phone is lost. They are not shown again. Keep them where
        the phone is not: on paper, or in a password manager.
      </p>
      <ol className="recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="row">
        <Button
          small
          onClick={() =>
            void navigator.clipboard.writeText(text).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          Copy them
        </Button>
        <a
          className="btn small"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          Save as a file
        </a>
        <Button small variant="go" onClick={onKept}>
          I have kept them
        </Button>
        <output>{isCopied ? 'Copied.' : ''}</output>
      </div>
    </section>
  );
}
