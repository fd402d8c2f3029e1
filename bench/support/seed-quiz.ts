import { quizQuestions } from '../../content/quiz.ts';
import type { Store } from '../../src/server/store/engine/store.ts';
import { joinPeople } from '../../src/server/store/identity/join-people.ts';
import { moneyItem, type PersonItem } from '../../src/server/store/people/person-item.ts';

const ROWS_AT_A_TIME = 500;
const DAYS_MS = 89 * 86_400_000;
/** Of those who answered, one in so many asks for a call, and one in so many buys. */
const [BOOKS, BUYS] = [10, 20];
const QUESTIONS_SEEN = 20_000;

interface Answered {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly at: number;
}

function answersOf(number: number): Record<string, string> {
  return Object.fromEntries(
    quizQuestions.map(({ id, options }, index) => [id, options[(number + index) % options.length]?.value ?? '']),
  );
}

function itemOf({ name, email, at }: Answered, id: string): PersonItem {
  return { ...moneyItem({ id, type: 'sale', name, email, sessionId: null, at: at + 60_000, words: [] }) };
}

/** Has everybody who left a name for the quiz answer it; some of them ask for a call and some buy. And stores what visitors saw of the quiz. */
export async function seedQuiz({ db, write }: Store, { now }: { now: number }): Promise<void> {
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'name', 'email', 'created_at as at'])
    .where('kind', '=', 'quiz')
    .orderBy('created_at')
    .execute();
  for (let from = 0; from < leads.length; from += ROWS_AT_A_TIME)
    await write(async (tx) => {
      const piece = leads.slice(from, from + ROWS_AT_A_TIME);
      for (const [index, { id, at }] of piece.entries())
        await tx
          .updateTable('leads')
          .set({ answers: JSON.stringify(answersOf(from + index)), answered_at: at + 90_000 })
          .where('id', '=', id)
          .execute();
      const books = piece.filter((_, index) => index % BOOKS === 0);
      const buys = piece.filter((_, index) => index % BUYS === 0);
      await joinPeople(tx, [
        ...books.map((lead) => ({
          ...itemOf(lead, `call-of-${lead.id}`),
          type: 'lead' as const,
          kind: 'booking' as const,
        })),
        ...buys.map((lead) => itemOf(lead, `sale-of-${lead.id}`)),
      ]);
      await tx
        .insertInto('sales')
        .values(
          buys.map(({ id, name, email, at }) => ({
            id: `sale-of-${id}`,
            order_id: null,
            provider_ref: `sale-of-${id}`,
            product_name: 'Website Build',
            product_type: 'service',
            customer_name: name,
            customer_email: email,
            status: 'completed',
            amount_cents: 180_000,
            paid_cents: 180_000,
            refunded_cents: 0,
            lost_cents: 0,
            test: 1,
            filtered: 0,
            session_id: null,
            sold_at: at + 60_000,
            changed_at: now,
          })),
        )
        .execute();
    });
  for (let from = 0; from < QUESTIONS_SEEN; from += ROWS_AT_A_TIME)
    await write((tx) =>
      tx
        .insertInto('events')
        .values(
          Array.from({ length: ROWS_AT_A_TIME }, (_, index) => {
            const number = from + index;
            const question = number % quizQuestions.length;
            return {
              session_id: `quiz-session-${Math.floor(number / quizQuestions.length)}`,
              name: 'quiz_question',
              page: '/',
              properties: JSON.stringify({ questionId: quizQuestions[question]?.id, index: question }),
              at: now - Math.floor((1 - number / QUESTIONS_SEEN) * DAYS_MS),
              filtered: 0,
            };
          }),
        )
        .execute(),
    );
}
