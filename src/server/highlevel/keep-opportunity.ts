import { z } from 'zod';
import type { HighLevelSettings } from '../../contract/highlevel.ts';
import type { Desk } from './keep-contact.ts';
import type { PlannedOpportunity } from './plan-event.ts';
import { HighLevelRefusal, isMissing } from './refusal.ts';

const SEARCHED_MAX = '100';

const found = z.object({ opportunities: z.array(z.object({ id: z.string(), name: z.string().nullish() })) });
const made = z.object({ opportunity: z.object({ id: z.string().min(1) }) });
/** A location may allow one opportunity for each contact: then it names the one that is there. */
const alreadyThere = z.object({
  code: z.literal('OPPORTUNITY_NO_DUPLICATE'),
  meta: z.object({ existingId: z.string().min(1) }),
});

/** Says whether it is still there. Its stage stays where somebody moved it. */
async function update({ call }: Desk, id: string, planned: PlannedOpportunity): Promise<boolean> {
  const { name, status, dollars } = planned;
  try {
    const path = `/opportunities/${encodeURIComponent(id)}`;
    await call({ method: 'PUT', path, body: { name, status, monetaryValue: dollars } });
    return true;
  } catch (error) {
    if (error instanceof HighLevelRefusal && isMissing(error)) return false;
    throw error;
  }
}

/** One that an earlier attempt made and whose answer got lost; it is known by its name, which ends with a part of our id. */
async function search({ call, locationId }: Desk, pipelineId: string, contactId: string, name: string) {
  const query = {
    location_id: locationId,
    pipeline_id: pipelineId,
    contact_id: contactId,
    status: 'all',
    limit: SEARCHED_MAX,
  };
  const { opportunities } = found.parse(await call({ method: 'GET', path: '/opportunities/search', query }));
  return opportunities.find((one) => one.name === name)?.id ?? null;
}

/** Makes the opportunity of an order or deal, or brings it up to date. */
export async function keepOpportunity(
  desk: Desk,
  { pipelineId, stageId }: { pipelineId: string; stageId: HighLevelSettings['stageId'] },
  contactId: string,
  planned: PlannedOpportunity,
): Promise<void> {
  const { call, ids, locationId } = desk;
  const { subject, name, status, dollars } = planned;
  const known = await ids.find('opportunity', subject);
  if (known !== null) {
    if (await update(desk, known, planned)) return;
    await ids.forget('opportunity', subject);
  }
  const lost = await search(desk, pipelineId, contactId, name);
  if (lost !== null && (await update(desk, lost, planned))) {
    await ids.save('opportunity', subject, lost);
    return;
  }
  const body = {
    pipelineId,
    locationId,
    contactId,
    name,
    status,
    monetaryValue: dollars,
    ...(stageId !== null && { pipelineStageId: stageId }),
  };
  try {
    const { opportunity } = made.parse(await call({ method: 'POST', path: '/opportunities/', body }));
    await ids.save('opportunity', subject, opportunity.id);
  } catch (error) {
    const there = error instanceof HighLevelRefusal ? alreadyThere.safeParse(error.said) : null;
    if (there?.success !== true || !(await update(desk, there.data.meta.existingId, planned))) throw error;
    await ids.save('opportunity', subject, there.data.meta.existingId);
  }
}
