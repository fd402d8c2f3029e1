/** What a button of the home page opens over it. */
export type OverlayName = 'quiz' | 'booking';

/** The form that each button sends where no script runs: it leads to a page of its own. */
export const openers: Readonly<Record<OverlayName, { readonly id: string; readonly page: string }>> = {
  quiz: { id: 'open-quiz', page: '/quiz' },
  booking: { id: 'open-booking', page: '/book' },
};

/** Props for a Button that opens an overlay: `<Button {...opens('quiz', 'hero_quiz_button')}>`. `source` is sent with the event. */
export const opens = (name: OverlayName, source: string) =>
  ({ type: 'submit', form: openers[name].id, 'data-opens': name, 'data-source': source }) as const;
