/** Whether somebody picks up the phone now. Apart from the other paths, because the home page loads it before anybody reaches for anything. */
export const PHONE_PATH = '/api/phone';
