/** Where the browser keeps answers that the server has not confirmed. */
export const UNSENT_KEY = 'quiz_unsent_answers';
