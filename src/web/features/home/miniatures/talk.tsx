import { Note } from '../../../ui/note.tsx';
import type { ShownAs } from './shown-as.ts';

/** Said to those who do not see on which side a message stands. */
const writers = { us: 'Sent: ', them: 'Answer: ', nobody: '' } as const;

/** A talk by text; with `page` a chat on a website. */
export function Talk({ page, messages }: ShownAs<'talk'>) {
  return (
    <div className={page === undefined ? 'talk' : 'talk on-page'}>
      {page !== undefined && <Note>{page}</Note>}
      <ol>
        {messages.map(({ when, from, text }) => (
          <li key={text} data-from={from}>
            <span className="note">{when}</span>
            <p>
              <span className="sr-only">{writers[from]}</span>
              {text}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
