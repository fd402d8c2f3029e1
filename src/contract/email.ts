import { z } from 'zod';
import { EMAIL_MAX_LENGTH, boundedText } from './limits.ts';

const MESSAGE = 'Please enter a valid email address';

/** What an `<input type="email">` takes by the HTML standard: `dana@mail` and `a&b@example.com` too. */
export const browserEmail = z.email({ pattern: z.regexes.html5Email, error: MESSAGE }).max(EMAIL_MAX_LENGTH, MESSAGE);

/** The e-mail of the forms whose only check is the browser's: the server refuses nothing that the browser let through. */
export const browserEmailField = boundedText(EMAIL_MAX_LENGTH, MESSAGE).pipe(browserEmail);
