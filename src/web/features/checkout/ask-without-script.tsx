import { site } from '../../../../content/site.ts';
import { visitorPaths } from '../../../contract/visitor-api.ts';
import { TrapField } from '../../forms/trap-field.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from './kept-customer.ts';

/** For a browser that runs no script: the payment needs one, so the visitor leaves name and e-mail, and gets an invoice. It is sent to its own address, which names the package. */
export function AskWithoutScript() {
  return (
    <div className="payment-closed framed">
      <h2>Buying here needs JavaScript</h2>
      <p>
        You can have the package all the same: leave your name, and I send you an invoice. Or write to{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>, or call <a href={site.phone.href}>{site.phone.text}</a>.
      </p>
      <form className="lead-form" method="post" data-sends={visitorPaths.checkoutRequests} aria-label="Your details">
        <div className="form">
          <TextField
            id="ask-name"
            label="Name"
            name="name"
            autoComplete="name"
            maxLength={NAME_MAX_LENGTH}
            className="all"
            required
          />
          <TextField
            id="ask-email"
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAX_LENGTH}
            className="all"
            required
          />
        </div>
        <TrapField />
        <div className="row">
          <Button type="submit" variant="go">
            Ask for an invoice
          </Button>
        </div>
      </form>
    </div>
  );
}
