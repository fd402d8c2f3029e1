/** What a button of the home page opens over it. */
export type OverlayName = 'quiz' | 'booking';

/** Props for a Button that opens an overlay: `<Button {...opens('quiz', 'hero_quiz_button')}>`. `source` is sent with the event. */
export const opens = (name: OverlayName, source: string) => ({ 'data-opens': name, 'data-source': source });
