import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { tellFigure } from '../../../../contract/tell-figure.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { quizFunnelSchema, type QuizFunnel } from '../../../../contract/quiz-funnel.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { barOf } from '../../../ui/bar-of.ts';
import { formatPercent, percentOf } from '../../../ui/format-figures.ts';
import { Empty, Failed, Loading } from '../../../ui/loading-states.tsx';
import { readAsOwner } from '../parts/owner-data.ts';
import { OWNER_DATA } from '../parts/owner-session.ts';
import { useDeskAddress } from '../parts/use-desk-address.ts';
import { QuizAnswerTable } from './quiz-answer-table.tsx';

function useQuizFunnel(days: string) {
  const client = useQueryClient();
  const path = `${apiPaths.ownerQuizFunnel}?${days}`;
  return useQuery({
    queryKey: [OWNER_DATA, path],
    queryFn: ({ signal }) => readAsOwner(client, path, quizFunnelSchema, signal),
    placeholderData: keepPreviousData,
  });
}

/** How far visitors came in the quiz, question by question, and what became of those who answered. `money` adds what they paid. */
export function QuizFunnelList({ money }: { money: boolean }) {
  const { days } = useDeskAddress();
  const asked = useQuizFunnel(days);
  if (asked.isPending) return <Loading label="Loading the quiz..." />;
  if (asked.isError)
    return (
      <Failed
        title="The quiz could not be loaded"
        reason={explainFailure(asked.error)}
        onRetry={() => void asked.refetch()}
        retrying={asked.isFetching}
      />
    );
  const started = asked.data.questions[0]?.reached ?? 0;
  const { answered } = asked.data;
  if (started === 0 && answered === 0)
    return <Empty title="No quiz in this range">It begins with the first visitor who starts it.</Empty>;
  return (
    <div className={asked.isPlaceholderData ? 'cuts outdated' : 'cuts'} aria-busy={asked.isPlaceholderData}>
      {started > 0 && <FunnelTable funnel={asked.data} started={started} />}
      {answered > 0 && <QuizAnswerTable funnel={asked.data} days={days} money={money} />}
    </div>
  );
}

function FunnelTable({ funnel, started }: { funnel: QuizFunnel; started: number }) {
  const { questions, finished, isCutOff } = funnel;
  return (
    <table className="ledger earned barred">
      <caption>
        The quiz, question by question
        <span className="second">
          {tellFigure(started)} began, {tellFigure(finished)} saw their result.
          {isCutOff && ' These are the newest ones; there are more than are counted here.'}
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Question</th>
          <th scope="col">Reached</th>
          <th scope="col">Left here</th>
          <th scope="col">Median</th>
        </tr>
      </thead>
      <tbody>
        {questions.map(({ id, question, reached, left, medianSeconds }) => (
          <tr key={id} style={barOf(reached, started)}>
            <th scope="row">{question}</th>
            <td>{tellFigure(reached)}</td>
            <td>
              {tellFigure(left)} <small>{formatPercent(percentOf(left, reached, 0), 0)}</small>
            </td>
            <td>{medianSeconds === null ? '-' : `${tellFigure(Math.round(medianSeconds))} s`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
