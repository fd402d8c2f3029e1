import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { tellFigure } from '../../../../contract/tell-figure.ts';
import { formFrictionSchema, type FormFigures, type FormFriction } from '../../../../contract/form-friction.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { barOf } from '../../../ui/bar-of.ts';
import { formatDay } from '../../../ui/format-dates.ts';
import { formatPercent, percentOf } from '../../../ui/format-figures.ts';
import { Empty, Failed, Loading } from '../../../ui/loading-states.tsx';
import { readAsOwner } from '../parts/owner-data.ts';
import { OWNER_DATA } from '../parts/owner-session.ts';
import { useDeskAddress } from '../parts/use-desk-address.ts';
import { FormDetail } from './form-detail.tsx';

function useForms(asked: string) {
  const client = useQueryClient();
  const path = `${apiPaths.ownerForms}?${asked}`;
  return useQuery({
    queryKey: [OWNER_DATA, path],
    queryFn: ({ signal }) => readAsOwner(client, path, formFrictionSchema, signal),
    placeholderData: keepPreviousData,
  });
}

/** How many began each form and sent it, and of one of them where the others stopped and what it told them. */
export function FormList() {
  const { trend, form, showForm } = useDeskAddress();
  const asked = useForms(trend);
  if (asked.isPending) return <Loading label="Loading the forms..." />;
  if (asked.isError)
    return (
      <Failed
        title="The forms could not be loaded"
        reason={explainFailure(asked.error)}
        onRetry={() => void asked.refetch()}
        retrying={asked.isFetching}
      />
    );
  const { forms } = asked.data;
  const [first] = forms;
  if (first === undefined)
    return <Empty title="No forms in this range">They are counted from the first visitor on who begins one.</Empty>;
  const shown = forms.find(({ id }) => id === form) ?? first;
  return (
    <div className={asked.isPlaceholderData ? 'cuts outdated' : 'cuts'} aria-busy={asked.isPlaceholderData}>
      <FormTable found={asked.data} shown={shown} onShow={showForm} />
      <FormDetail form={shown} />
    </div>
  );
}

/** What stands beneath a figure: what it was before. */
function Before({ text }: { text: string }) {
  return <small className="beneath">was {text}</small>;
}

interface FormTableProps {
  found: FormFriction;
  shown: FormFigures;
  onShow: (id: string) => void;
}

function FormTable({ found: { forms, before, countedUntil }, shown, onShow }: FormTableProps) {
  const most = Math.max(...forms.map(({ begun }) => begun));
  return (
    <table className="ledger earned barred">
      <caption>
        The forms of the site
        <span className="second">
          Beneath each figure stands what it was from {formatDay(before.from)} to {formatDay(before.to)}
          {countedUntil !== null && ', the last day up to this hour'}. Choose a form to see where people stop.
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Form</th>
          <th scope="col">Begun</th>
          <th scope="col">Sent</th>
          <th scope="col">Left</th>
        </tr>
      </thead>
      <tbody>
        {forms.map(({ id, title, begun, sent, before: earlier }) => (
          <tr key={id} style={barOf(begun, most)}>
            <th scope="row">
              <button type="button" className="cut-name" aria-pressed={id === shown.id} onClick={() => onShow(id)}>
                {title}
              </button>
            </th>
            <td>
              {tellFigure(begun)} <Before text={tellFigure(earlier.begun)} />
            </td>
            <td>
              {formatPercent(percentOf(sent, begun, 0), 0)}{' '}
              {earlier.begun > 0 && <Before text={formatPercent(percentOf(earlier.sent, earlier.begun, 0), 0)} />}
            </td>
            <td>{tellFigure(begun - sent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
