import { formatConversionValue, nameConversionType } from './format-conversion.ts';
import { formatMoment } from './format-dates.ts';

interface Conversion {
  readonly id: string;
  readonly type: string;
  readonly page: string;
  readonly value: string | number | null;
  readonly createdAt: string;
}

/** What visitors did last: its type in words, the page, the time, the value where it has one. */
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
          <span className="figure">{formatConversionValue(conversion.value) ?? <NoValue />}</span>
        </li>
      ))}
    </ul>
  );
}

function NoValue() {
  return (
    <>
      <span aria-hidden="true">-</span>
      <span className="sr-only">no value</span>
    </>
  );
}
