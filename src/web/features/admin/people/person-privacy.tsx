import { Link } from 'react-router';
import { roomPath } from '../parts/desk-rooms.ts';
import type { LookUp } from '../parts/look-up.ts';

/** The way to all that is stored of somebody under each of their addresses: to hand it out, or to erase it. */
export function PersonPrivacy({ emails }: { emails: readonly string[] }) {
  return (
    <section aria-label="What is stored of them">
      <p className="second">Do they ask what you store about them, or to be erased?</p>
      {emails.map((email) => (
        <p key={email}>
          <Link to={roomPath('privacy', null)} state={{ lookUp: email } satisfies LookUp}>
            Export or erase {email}
          </Link>
        </p>
      ))}
    </section>
  );
}
