import { complain, makeId, refuse, textOf, unprocessable, well, type Body, type Reply } from './answers.ts';
import type { Contacts } from './contacts.ts';

export interface StandInOpportunity {
  readonly id: string;
  readonly contactId: string;
  pipelineStageId: string;
  name: string;
  status: string;
  monetaryValue: number;
}

const statuses = ['open', 'won', 'lost', 'abandoned', 'all'];
const changeable = ['name', 'status', 'monetaryValue', 'pipelineId', 'pipelineStageId', 'assignedTo', 'customFields'];

export interface StandInPipeline {
  readonly id: string;
  readonly name: string;
  readonly stages: readonly { readonly id: string; readonly name: string }[];
}

/** The opportunities of one location. Unless `allowsMany`, each contact may have one. */
export function createOpportunities(contacts: Contacts, pipeline: StandInPipeline, settings: { allowsMany: boolean }) {
  const opportunities: StandInOpportunity[] = [];

  function complainOf(body: Body, known: readonly string[], required: readonly string[]): string[] {
    const { status, monetaryValue } = body;
    return [
      ...complain(body, known, required),
      ...(status !== undefined && !statuses.includes(textOf(status) ?? '')
        ? [`status must be one of the following values: ${statuses.join(', ')}`]
        : []),
      ...(monetaryValue !== undefined && typeof monetaryValue !== 'number' ? ['monetaryValue must be a number'] : []),
    ];
  }

  function write(opportunity: StandInOpportunity, { name, status, monetaryValue }: Body): void {
    opportunity.name = textOf(name) ?? opportunity.name;
    opportunity.status = textOf(status) ?? opportunity.status;
    if (typeof monetaryValue === 'number') opportunity.monetaryValue = monetaryValue;
  }

  const present = (opportunity: StandInOpportunity, locationId: string) => ({
    ...opportunity,
    pipelineId: pipeline.id,
    locationId,
  });

  return {
    all: opportunities,
    pipelines: (): Reply => well({ pipelines: [pipeline] }),
    create(body: Body, locationId: string): Reply {
      const required = ['pipelineId', 'locationId', 'name', 'status', 'contactId'];
      const complaints = complainOf(body, [...changeable, ...required], required);
      if (complaints.length > 0) return unprocessable(...complaints);
      if (body['pipelineId'] !== pipeline.id) return refuse(400, 'The pipeline id is invalid.');
      const stage = textOf(body['pipelineStageId']) ?? pipeline.stages[0]?.id ?? '';
      if (!pipeline.stages.some(({ id }) => id === stage)) return refuse(400, 'The pipelineStageId is invalid.');
      const contactId = textOf(body['contactId']) ?? '';
      if (contacts.find(contactId) === undefined) return refuse(400, `Contact with id ${contactId} not found`);
      const existing = opportunities.find((one) => one.contactId === contactId);
      if (!settings.allowsMany && existing !== undefined)
        return refuse(400, 'Can not create duplicate opportunity for the contact.', {
          code: 'OPPORTUNITY_NO_DUPLICATE',
          meta: { existingId: existing.id },
        });
      const made = {
        id: makeId(),
        contactId,
        pipelineStageId: stage,
        name: '',
        status: 'open',
        monetaryValue: 0,
      };
      write(made, body);
      opportunities.push(made);
      return well({ opportunity: present(made, locationId) }, 201);
    },
    update(id: string, body: Body, locationId: string): Reply {
      const known = opportunities.find((one) => one.id === id);
      if (known === undefined) return refuse(404, `Opportunity with id ${id} not found`);
      const complaints = complainOf(body, changeable, []);
      if (complaints.length > 0) return unprocessable(...complaints);
      write(known, body);
      return well({ opportunity: present(known, locationId) });
    },
    search(query: URLSearchParams, locationId: string): Reply {
      const found = opportunities.filter(({ contactId }) => contactId === query.get('contact_id'));
      return well({ opportunities: found.map((one) => present(one, locationId)), meta: { total: found.length } });
    },
  };
}
