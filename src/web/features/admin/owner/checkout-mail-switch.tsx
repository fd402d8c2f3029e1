import { postalAddress } from '../../../../contract/postal-address.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { CheckField } from '../../../ui/field.tsx';
import { Failed } from '../../../ui/loading-states.tsx';
import { useCheckoutMail } from './owner-money.ts';

const WITHOUT_ADDRESS =
  'Many countries, the US among them (CAN-SPAM), ask for a postal address in mail that sells, and yours is not set: it is postalAddress in content/site.ts.';

/** What stands below the switch. */
function tellMail(canSend: boolean): string {
  if (!canSend) return 'Nothing is sent yet: this site has no mail server. Set SMTP_URL first.';
  const told = 'From the next checkout that is left; nobody twice in a week, and nobody who said stop.';
  return postalAddress === undefined ? `${told} ${WITHOUT_ADDRESS}` : told;
}

/** Whether buyers who left their checkout are mailed, once each. */
export function CheckoutMailSwitch() {
  const { asked, change } = useCheckoutMail();
  if (asked.isPending) return null;
  if (asked.isError)
    return (
      <Failed
        title="Whether buyers are mailed could not be loaded"
        reason={explainFailure(asked.error)}
        onRetry={() => void asked.refetch()}
        retrying={asked.isFetching}
      />
    );
  const { isOn, canSend } = asked.data;
  return (
    <div className="checkout-mail">
      <CheckField
        label="Mail each buyer once, an hour after they left"
        hint={tellMail(canSend)}
        checked={isOn}
        aria-disabled={change.isPending}
        error={change.isError ? explainFailure(change.error) : undefined}
        onChange={(event) => {
          if (!change.isPending) change.mutate(event.target.checked);
        }}
      />
    </div>
  );
}
