import type { OwnerLead } from '../../../../contract/owner.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { formatMoment } from '../../../ui/format-dates.ts';
import { Empty, Failed, Loading } from '../../../ui/loading-states.tsx';
import { useDeskAddress } from '../use-desk-address.ts';
import { describeOrigin } from '../name-source.ts';
import { DetailValue, Details } from './details.tsx';
import { FindField } from './find-field.tsx';
import { mailTo } from './mail-to.ts';
import { CutOffNote } from './cut-off-note.tsx';
import { useLeads } from './owner-data.ts';

/** The leads, newest first. */
export function LeadList({ timeZone }: { timeZone: string | undefined }) {
  const { find, showFind } = useDeskAddress();
  return (
    <>
      <div className="desk-bar">
        <FindField label="Find a person" text={find} onFind={showFind} />
      </div>
      <FoundLeads find={find} timeZone={timeZone} />
    </>
  );
}

function FoundLeads({ find, timeZone }: { find: string; timeZone: string | undefined }) {
  const leads = useLeads(find);
  if (leads.isPending) return <Loading label="Loading leads..." />;
  if (leads.isError)
    return (
      <Failed
        title="The leads could not be loaded"
        reason={explainFailure(leads.error)}
        onRetry={() => void leads.refetch()}
        retrying={leads.isFetching}
      />
    );
  if (leads.data.length === 0 && find !== '') return <Empty title="Nobody by that name or address" />;
  if (leads.data.length === 0)
    return <Empty title="No leads yet">Quiz takers, submitted deals and all other leads will appear here.</Empty>;
  return (
    <>
      <ul className="entries leads" aria-label="Leads">
        {leads.data.map((lead) => (
          <LeadEntry key={lead.id} lead={lead} timeZone={timeZone} />
        ))}
      </ul>
      <CutOffNote shown={leads.data.length} />
    </>
  );
}

function LeadEntry({ lead, timeZone }: { lead: OwnerLead; timeZone: string | undefined }) {
  const { subject } = lead;
  return (
    <li>
      <span>
        <strong>{lead.name}</strong>
        <a className="second" href={mailTo(lead.email)}>
          {lead.email}
        </a>
      </span>
      <span>
        {lead.what}
        {subject !== null && (
          <span className="second">
            {subject.label} <DetailValue detail={subject} timeZone={timeZone} />
          </span>
        )}
      </span>
      <span className="second">{describeOrigin(lead.origin)}</span>
      <time className="note" dateTime={lead.createdAt}>
        {formatMoment(lead.createdAt, timeZone)}
      </time>
      <Details
        summary={lead.kind === 'deal' ? 'The whole deal' : 'All answers'}
        details={lead.details}
        timeZone={timeZone}
      />
    </li>
  );
}
