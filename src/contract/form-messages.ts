/** What a short form says where no e-mail address was given. The rules themselves have one message for all that is wrong with one. */
export const EMAIL_MISSING = 'Please enter your email address';
