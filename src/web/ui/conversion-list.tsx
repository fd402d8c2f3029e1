import { MASKED_VALUE } from '../../contract/conversions.ts';
import { formatMoment } from './format-dates.ts';
import { tellFigure } from '../../contract/tell-figure.ts';

/** `quiz_lead` as `quiz lead`; the list's style capitalises it. */
export function nameConversionType(type: string): string {
  return type.replaceAll('_', ' ');
}

/** A conversion's value: a text as it is, a number with separators, null if it is empty. */
export function formatConversionValue(value: string | number | null): string | null {
  if (typeof value === 'number') return tellFigure(value);
  return value === null || value === '' ? null : value;
}

interface Conversion {
  readonly id: string;
  readonly type: string;
  readonly page: string;
  readonly value: string | number | null;
  readonly createdAt: string;
}

/** The latest conversions: type, page, time, and value if there is one. */
export function ConversionList({
  label,
  conversions,
  timeZone,
}: {
  label: string;
  conversions: readonly Conversion[];
  timeZone: string | undefined;
}) {
  return (
    <ul className="entries conversions" aria-label={label}>
      {conversions.map((conversion) => (
        <li key={conversion.id}>
          <strong>{nameConversionType(conversion.type)}</strong>
          <span className="path">{conversion.page}</span>
          <time className="note" dateTime={conversion.createdAt}>
            {formatMoment(conversion.createdAt, timeZone)}
          </time>
          <span className="figure">
            <Value value={conversion.value} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Value({ value }: Pick<Conversion, 'value'>) {
  if (value === MASKED_VALUE) return <InSigns signs={MASKED_VALUE} words="a value that only the owner sees" />;
  return formatConversionValue(value) ?? <InSigns signs="-" words="no value" />;
}

function InSigns({ signs, words }: { signs: string; words: string }) {
  return (
    <>
      <span aria-hidden="true">{signs}</span>
      <span className="sr-only">{words}</span>
    </>
  );
}
