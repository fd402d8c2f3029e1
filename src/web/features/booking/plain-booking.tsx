import { smsConsent } from '../../../../content/deals.ts';
import { formPaths } from '../../../contract/form-pages.ts';
import { visitorPaths } from '../../../contract/visitor-api.ts';
import { TrapField } from '../../forms/trap-field.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { pathIn } from '../../../contract/languages.ts';
import { pageLanguage, say, sayOwn } from '../../words/say.ts';

/** Books a session without script. The server writes the free times into the list. */
export function PlainBooking() {
  return (
    <form
      className="lead-form form-column"
      method="post"
      action={pathIn(pageLanguage(), formPaths.booking)}
      data-sends={visitorPaths.bookings}
      noValidate
      aria-label={say('Your details')}
    >
      <div className="form">
        <SelectField
          id="book-startsAt"
          name="startsAt"
          label={say('Day and time')}
          hint={say('On my clock. The zone stands beside each time.')}
          autoComplete="off"
          className="all"
        >
          <option value="">{say('Choose a day and a time')}</option>
        </SelectField>
        <TextField
          id="book-phone"
          name="phone"
          label={say('Phone')}
          hint={say('The number I call. Without one I write and ask for it.')}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          optional
          className="all"
        />
        <TextField id="book-name" name="name" label={say('Name')} autoComplete="name" maxLength={100} />
        <TextField
          id="book-email"
          name="email"
          label={say('Email')}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <CheckField
          id="book-wantsTexts"
          name="wantsTexts"
          label={sayOwn(smsConsent.wording)}
          optional
          className="all"
        />
        <TextAreaField
          id="book-notes"
          name="notes"
          label={say('What should be fixed first')}
          maxLength={2000}
          rows={3}
          optional
          className="all"
        />
      </div>
      <TrapField />
      <div className="row">
        <Button type="submit" variant="go">
          {say('Book this time')}
        </Button>
      </div>
    </form>
  );
}
