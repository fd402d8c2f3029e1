import { useState, type ReactNode } from 'react';
import type { Detail } from '../../../../contract/owner-details.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { UNPAID_PICTURE_KEPT_MS } from '../../../../contract/upload-limits.ts';
import { formatDay, formatMoment } from '../../../ui/format-dates.ts';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { mailTo } from './mail-to.ts';

interface DetailProps {
  readonly detail: Detail;
  readonly timeZone: string | undefined;
}

/** Everything that was written in one form, folded away until it is asked for. */
export function Details({
  summary,
  details,
  timeZone,
}: {
  summary: string;
  details: readonly Detail[];
  timeZone: string | undefined;
}) {
  if (details.length === 0) return null;
  return (
    <details className="deal-details">
      <summary>{summary}</summary>
      <dl>
        {details.map((detail, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may read the same, and none moves
          <div key={index} className={detail.kind === 'long' ? 'long' : undefined}>
            <dt className="second">{detail.label}</dt>
            <dd>
              <DetailValue detail={detail} timeZone={timeZone} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const written: Readonly<Record<Detail['kind'], (props: DetailProps) => ReactNode>> = {
  text: ({ detail }) => <LinkedText text={detail.value} />,
  long: ({ detail }) => <LinkedText text={detail.value} />,
  phone: ({ detail }) => <a href={`tel:${detail.value.replaceAll(/[^\d+]/g, '')}`}>{detail.value}</a>,
  email: ({ detail }) => <a href={mailTo(detail.value)}>{detail.value}</a>,
  time: ({ detail, timeZone }) => <time dateTime={detail.value}>{formatMoment(detail.value, timeZone)}</time>,
  day: ({ detail }) => <time dateTime={detail.value}>{formatDay(detail.value)}</time>,
  picture: Picture,
};

/** A value as its kind is written. What a stranger typed is text, whatever it says. */
export function DetailValue(props: DetailProps) {
  const Value = written[props.detail.kind];
  return <Value {...props} />;
}

const DAY_MS = 86_400_000;

/** A picture to look at and to take along; one that came without a paid order is here for a while only. */
function Picture({ detail }: DetailProps) {
  const [isGone, setIsGone] = useState(false);
  const address = apiPaths.ownerUpload.replace(':id', encodeURIComponent(detail.value));
  if (isGone)
    return `This picture is no longer here. Without a paid order pictures are kept for ${UNPAID_PICTURE_KEPT_MS / DAY_MS} days.`;
  return (
    <a href={address} download>
      {/* Folded away, it is not asked for. */}
      <img className="answer-picture" src={address} alt="" loading="lazy" onError={() => setIsGone(true)} />
      Download <span className="sr-only">{detail.label}</span>
    </a>
  );
}
