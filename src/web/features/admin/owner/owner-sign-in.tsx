import { SignInForm } from './sign-in-form.tsx';

/** The sign-in to the owner's part of the desk, or how to set a password. */
export function OwnerSignIn({
  open,
  required,
  onSignedIn,
}: {
  /** Whether the site has an owner's password. */
  open: boolean;
  /** Whether the desk shows nothing without sign-in. */
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
            : 'Sign in to see the leads and the orders with names and addresses, what earned what, and what was sent to the CRM.'}
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
