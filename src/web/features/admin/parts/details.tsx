import { useState, type ReactNode } from 'react';
import type { Detail } from '../../../../contract/owner-details.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { formatDay, formatMoment } from '../../../ui/format-dates.ts';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { callTo } from '../../../../domain/phones/call-to.ts';
import { mailTo } from './mail-to.ts';

interface DetailProps {
  readonly detail: Detail;
  readonly timeZone: string | undefined;
}

/** Everything from one form, folded away at first unless `isOpen`. */
export function Details({
  summary,
  details,
  timeZone,
  isOpen = false,
}: {
  summary: string;
  details: readonly Detail[];
  timeZone: string | undefined;
  isOpen?: boolean;
}) {
  if (details.length === 0) return null;
  return (
    <details className="deal-details" open={isOpen}>
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
  phone: ({ detail }) => <a href={callTo(detail.value)}>{detail.value}</a>,
  email: ({ detail }) => <a href={mailTo(detail.value)}>{detail.value}</a>,
  time: ({ detail, timeZone }) => <time dateTime={detail.value}>{formatMoment(detail.value, timeZone)}</time>,
  day: ({ detail }) => <time dateTime={detail.value}>{formatDay(detail.value)}</time>,
  picture: Picture,
  page: Page,
};

/** A value, shown by its kind. A stranger's text is only ever shown as text. */
export function DetailValue(props: DetailProps) {
  const Value = written[props.detail.kind];
  return <Value {...props} />;
}

/** A picture with a download link. A picture without a paid order is deleted after a while. */
function Picture({ detail }: DetailProps) {
  const [isGone, setIsGone] = useState(false);
  const address = apiPaths.ownerUpload.replace(':id', encodeURIComponent(detail.value));
  if (isGone)
    return 'This picture was deleted. Without a paid order, pictures are kept for a limited time (KEEP_UNPAID_PICTURES_DAYS).';
  return (
    <a href={address} download>
      {/* Not loaded while it is folded away. */}
      <img className="answer-picture" src={address} alt="" loading="lazy" onError={() => setIsGone(true)} />
      Download <span className="sr-only">{detail.label}</span>
    </a>
  );
}

/** A page of this site that its visitor has the link of. */
function Page({ detail }: { detail: Detail }) {
  if (!detail.value.startsWith('/')) return detail.value;
  return (
    <a href={detail.value} target="_blank" rel="noopener noreferrer">
      Open <span className="sr-only">{detail.label} (in a new tab)</span>
    </a>
  );
}
