import { useEffect, useState } from 'react';
import type { SendingNotice } from './use-sending.ts';
import '../../styles/parts/sending-note.css';
import { say } from '../../words/say.ts';

function LimitNote({ text, untilMs }: { text: string; untilMs: number }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), untilMs - Date.now());
    return () => clearTimeout(timer);
  }, [untilMs]);
  return (
    <p className="err" role="alert" data-met="limited">
      {isOver ? say('You can send it now.') : text}
    </p>
  );
}

/** Says beside the button why the form is not sent yet, and what happens to it. */
export function SendingNote({ notice }: { notice: SendingNotice | null }) {
  if (notice === null) return null;
  if (notice.kind === 'limited') return <LimitNote key={notice.untilMs} text={notice.text} untilMs={notice.untilMs} />;
  if (notice.kind === 'refused')
    return (
      <p className="err" role="alert" data-met="refused">
        {notice.text}
      </p>
    );
  return (
    <output className="sending-note" data-met="waiting">
      <b>{say('Not sent yet.')}</b>{' '}
      {say(
        'It is kept on this device and goes out by itself as soon as the site can be reached again. You can also press the button once more.',
      )}
    </output>
  );
}
