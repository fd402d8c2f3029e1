import { z } from 'zod';
import { EMAIL_MAX_LENGTH, boundedText } from './limits.ts';

const MESSAGE = 'Please enter a valid email address';

/** The e-mails that `<input type="email">` accepts by the HTML standard, `dana@mail` and `a&b@example.com` included. */
export const browserEmail = z.email({ pattern: z.regexes.html5Email, error: MESSAGE }).max(EMAIL_MAX_LENGTH, MESSAGE);

/** The e-mail of forms that only the browser checks: the server accepts all that the browser accepts. */
export const browserEmailField = boundedText(EMAIL_MAX_LENGTH, MESSAGE).pipe(browserEmail);
