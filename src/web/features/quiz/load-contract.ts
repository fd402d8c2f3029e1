/** The schemas of the quiz's answers. They bring zod, which is three times the quiz itself: it opens without them. */
export const loadContract = () => import('../../../contract/quiz.ts');
