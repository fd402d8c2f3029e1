import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { tellFigure } from '../../../../contract/tell-figure.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import {
  quizEarnedSchema,
  type QuizAnswer,
  type QuizEarned,
  type QuizFunnel,
} from '../../../../contract/quiz-funnel.ts';
import { barOf } from '../../../ui/bar-of.ts';
import { formatCents } from '../../../ui/format-money.ts';
import { describeShare } from '../../../ui/share-range.ts';
import { readAsOwner } from '../parts/owner-data.ts';
import { OWNER_DATA } from '../parts/owner-session.ts';

function useQuizEarned(days: string, { enabled }: { enabled: boolean }) {
  const client = useQueryClient();
  const path = `${apiPaths.ownerQuizEarned}?${days}`;
  return useQuery({
    queryKey: [OWNER_DATA, path],
    queryFn: ({ signal }) => readAsOwner(client, path, quizEarnedSchema, signal),
    placeholderData: keepPreviousData,
    enabled,
  });
}

type Question = QuizFunnel['questions'][number];

function netOf(earned: QuizEarned, { id }: Question, { value }: QuizAnswer): number {
  return earned.answers.find((one) => one.questionId === id && one.value === value)?.netCents ?? 0;
}

interface AnswerTableProps {
  funnel: QuizFunnel;
  /** As the API is asked for them. */
  days: string;
  /** Whether to show what was earned; the server tells it to owners alone. */
  money: boolean;
}

/** Beneath each question its answers: who gave them, and how many of those asked for a call or bought. */
export function QuizAnswerTable({ funnel, days, money }: AnswerTableProps) {
  const { questions, answered, areAnswersCutOff } = funnel;
  const earned = useQuizEarned(days, { enabled: money });
  return (
    <table className="ledger earned barred answers">
      <caption>
        What became of each answer
        <span className="second">
          {tellFigure(answered)} {answered === 1 ? 'person' : 'people'} answered. A customer has bought something since,
          and did not get all of it back. Under ten people are a count, not a percent.
          {areAnswersCutOff && ' These are the newest ones; there are more than are counted here.'}
          {money && earned.isError && ' What was earned could not be loaded.'}
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Answer</th>
          <th scope="col">Booked</th>
          <th scope="col">Customers</th>
          {money && <th scope="col">Net</th>}
        </tr>
      </thead>
      {questions.map((question) => (
        <tbody key={question.id}>
          <tr>
            <th scope="rowgroup" colSpan={money ? 4 : 3}>
              {question.question}
            </th>
          </tr>
          {question.answers.map((answer) => (
            <tr key={answer.value} style={barOf(answer.given, answered)}>
              <th scope="row">
                {answer.label} <small>{tellFigure(answer.given)}</small>
              </th>
              <td>{tellFigure(answer.booked)}</td>
              <td>
                <Share part={answer.customers} total={answer.given} />
              </td>
              {money && <td>{earned.data === undefined ? '' : formatCents(netOf(earned.data, question, answer))}</td>}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Share({ part, total }: { part: number; total: number }) {
  if (total === 0) return '-';
  const { counts, percent } = describeShare(part, total);
  return (
    <>
      {counts} {percent !== null && <small>{percent}</small>}
    </>
  );
}
