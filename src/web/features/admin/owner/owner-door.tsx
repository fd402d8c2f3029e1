import { SignInForm } from './sign-in-form.tsx';

/** The way in to the owner's part of the desk: a password, or how to set one. */
export function OwnerDoor({
  open,
  required,
  onSignedIn,
}: {
  /** Whether the site has an owner's password. */
  open: boolean;
  /** Whether nothing of the desk is shown without it. */
  required: boolean;
  onSignedIn: () => void;
}) {
  return (
    <section className="owner-door" id="owner" aria-labelledby="owner-title">
      <div>
        <h2 id="owner-title">{required ? 'This desk is the owner’s' : 'The owner’s desk'}</h2>
        <p>
          {required
            ? 'The figures, the leads, the orders and their deliveries are shown after sign-in.'
            : 'Behind it stand the leads and the orders, with names and addresses, what earned what, and what was sent to the CRM.'}
        </p>
      </div>
      {open ? (
        <SignInForm onSignedIn={onSignedIn} />
      ) : (
        <p>
          It is closed on this site. To open it, set <code>OWNER_PASSWORD</code> in the server’s settings and start
          Foyer again.
        </p>
      )}
    </section>
  );
}
