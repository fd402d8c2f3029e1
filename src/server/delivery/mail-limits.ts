/** How long a mail server may take to be reached, to greet, and to answer each command. */
export const MAIL_STEP_LIMIT_MS = 10_000;
/** How long one mail may take in all. */
export const MAIL_LIMIT_MS = 30_000;
/** Connections to the mail server, and mails sent at a time, for each process. */
export const MAIL_IN_FLIGHT_MAX = 2;
