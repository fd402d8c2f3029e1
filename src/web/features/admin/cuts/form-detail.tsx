import { tellFigure } from '../../../../contract/tell-figure.ts';
import type { FormFigures } from '../../../../contract/form-friction.ts';
import { barOf } from '../../../ui/bar-of.ts';
import { formatPercent, percentOf } from '../../../ui/format-figures.ts';

const MINUTE_SECONDS = 60;

/** `45 s`, `3 min`. */
function formatSeconds(seconds: number): string {
  const isLong = seconds >= 2 * MINUTE_SECONDS;
  return isLong ? `${Math.round(seconds / MINUTE_SECONDS)} min` : `${tellFigure(Math.round(seconds))} s`;
}

function describeTime({ secondsToSend, secondsToLeave }: FormFigures): string {
  return [
    secondsToSend !== null && `Sent after ${formatSeconds(secondsToSend)}.`,
    secondsToLeave !== null && `Left after ${formatSeconds(secondsToLeave)}.`,
    'Both are medians, from the first key to the last.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Where people stop in a form, field by field in its order, and the messages that they met. */
export function FormDetail({ form }: { form: FormFigures }) {
  return (
    <section className="form-detail" aria-label={form.title}>
      <StopTable form={form} />
      <MessageTable form={form} />
    </section>
  );
}

function StopTable({ form }: { form: FormFigures }) {
  const { title, begun, sent, fields, stoppedBefore } = form;
  const left = begun - sent;
  const most = Math.max(stoppedBefore, ...fields.map(({ stopped }) => stopped));
  const rows = [
    ...(stoppedBefore > 0
      ? [{ name: '', label: 'No field: pressed the button at once', reached: begun, stopped: stoppedBefore }]
      : []),
    ...fields,
  ];
  return (
    <table className="ledger earned barred">
      <caption>
        {title}: where people stop
        <span className="second">
          {tellFigure(begun)} began, {tellFigure(sent)} sent it, {tellFigure(left)} left. {describeTime(form)}
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Reached</th>
          <th scope="col">Stopped here</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, label, reached, stopped }) => (
          <tr key={name} style={barOf(stopped, most)}>
            <th scope="row">{label}</th>
            <td>{tellFigure(reached)}</td>
            <td>
              {tellFigure(stopped)}
              {stopped > 0 && <small> {formatPercent(percentOf(stopped, left, 0), 0)}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MessageTable({ form: { title, begun, messages } }: { form: FormFigures }) {
  if (messages.length === 0) return <p className="second">Nobody met a message in this form.</p>;
  const most = Math.max(...messages.map(({ times }) => times));
  return (
    <table className="ledger earned barred">
      <caption>
        {title}: messages they met
        <span className="second">How many visitors met each at least once. What they had typed is not known.</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Message, and its field</th>
          <th scope="col">Visitors</th>
        </tr>
      </thead>
      <tbody>
        {messages.map(({ key, field, text, times }) => (
          <tr key={key} style={barOf(times, most)}>
            <th scope="row">
              {text} <small className="beneath">{field ?? 'The whole form'}</small>
            </th>
            <td>
              {tellFigure(times)} <small>{formatPercent(percentOf(times, begun, 0), 0)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
