import type { OwnerLead } from '../../../../contract/owner.ts';
import { explainFailure } from '../../../api/explain-failure.ts';
import { formatMoment } from '../../../ui/format-dates.ts';
import { Empty, Failed, Loading } from '../../../ui/loading-states.tsx';
import { inWords } from '../sales/describe-sale.ts';
import { useDeskAddress } from '../use-desk-address.ts';
import { DealDetails } from './deal-details.tsx';
import { describeLead, describeOrigin } from './describe-lead.ts';
import { FindField } from './find-field.tsx';
import { NewestOnly } from './newest-only.tsx';
import { OnboardingDetails } from './onboarding-details.tsx';
import { useLeads } from './owner-data.ts';

/** Who left a name, newest first. */
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
    return <Empty title="No leads yet">Whoever takes the quiz or submits a deal stands here.</Empty>;
  return (
    <>
      <ul className="entries leads" aria-label="Leads">
        {leads.data.map((lead) => (
          <LeadEntry key={lead.id} lead={lead} timeZone={timeZone} />
        ))}
      </ul>
      <NewestOnly shown={leads.data.length} />
    </>
  );
}

function LeadEntry({ lead, timeZone }: { lead: OwnerLead; timeZone: string | undefined }) {
  const about = describeLead(lead) ?? (lead.kind === 'quiz' ? null : inWords(lead.kind));
  return (
    <li>
      <span>
        <strong>{lead.name}</strong>
        <a className="second" href={`mailto:${lead.email}`}>
          {lead.email}
        </a>
      </span>
      <span className={about === null ? 'second' : undefined}>
        {about ?? 'Quiz not finished'}
        {lead.subject !== null && <span className="second">{lead.subject}</span>}
      </span>
      <span className="second">{describeOrigin(lead)}</span>
      <time className="note" dateTime={lead.createdAt}>
        {formatMoment(lead.createdAt, timeZone)}
      </time>
      {lead.deal && <DealDetails deal={lead.deal} />}
      {lead.onboarding && <OnboardingDetails onboarding={lead.onboarding} />}
    </li>
  );
}
