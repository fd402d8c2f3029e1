import { z } from 'zod';
import { highLevelFacts, type HighLevelCheck, type HighLevelSettings } from '../../contract/highlevel.ts';
import { createRequestSender } from '../delivery/send-request.ts';
import { resultOfError } from '../delivery/webhook-result.ts';
import { findStrayRows, listFields } from './custom-fields.ts';
import { createCall, createPace, type Call } from './highlevel-api.ts';
import type { HighLevelAccount } from './highlevel-sender.ts';
import { HighLevelRefusal, describeRefusal, isMissing } from './refusal.ts';

const ANSWER_MAX_BYTES = 1_000_000;
/** Nobody has it. */
const NOBODY = 'nobody@foyer.invalid';

const located = z.object({ location: z.object({ name: z.string().nullish() }) });
const stage = z.object({ id: z.string(), name: z.string().nullish() });
const listed = z.object({
  pipelines: z.array(z.object({ id: z.string(), name: z.string().nullish(), stages: z.array(stage).nullish() })),
});
const calendar = z.object({ calendar: z.object({ name: z.string().nullish(), locationId: z.string().nullish() }) });

const fine = (what: string, name: string | null | undefined): HighLevelCheck => ({
  what,
  name: name ?? null,
  problem: null,
});
const wrong = (what: string, problem: string): HighLevelCheck => ({ what, name: null, problem });

async function checkPipeline(
  call: Call,
  { locationId, pipelineId, stageId }: HighLevelSettings,
): Promise<HighLevelCheck[]> {
  if (pipelineId === null) return [];
  const { pipelines } = listed.parse(
    await call({ method: 'GET', path: '/opportunities/pipelines', query: { locationId } }),
  );
  const pipeline = pipelines.find(({ id }) => id === pipelineId);
  if (pipeline === undefined) return [wrong('Pipeline', `This location has no pipeline ${pipelineId}`)];
  const known = fine('Pipeline', pipeline.name);
  if (stageId === null) return [known];
  const begins = pipeline.stages?.find(({ id }) => id === stageId);
  if (begins === undefined) return [known, wrong('Stage', `This pipeline has no stage ${stageId}`)];
  return [known, fine('Stage', begins.name)];
}

async function checkCalendar(call: Call, { locationId, calendarId }: HighLevelSettings): Promise<HighLevelCheck[]> {
  if (calendarId === null) return [];
  const unknown = [wrong('Calendar', `This location has no calendar ${calendarId}`)];
  try {
    const path = `/calendars/${encodeURIComponent(calendarId)}`;
    const found = calendar.parse(await call({ method: 'GET', path })).calendar;
    return (found.locationId ?? locationId) === locationId ? [fine('Calendar', found.name)] : unknown;
  } catch (error) {
    if (error instanceof HighLevelRefusal && isMissing(error)) return unknown;
    throw error;
  }
}

async function checkFields(call: Call, { locationId, fields }: HighLevelSettings): Promise<HighLevelCheck[]> {
  if (Object.keys(fields).length === 0) return [];
  const stray = findStrayRows(await listFields(call, locationId), fields);
  if (stray.length === 0) return [fine('Custom fields', null)];
  return stray.map(({ fact, field }) =>
    wrong(`Field for ${highLevelFacts[fact].name}`, `This location has no custom field ${field}`),
  );
}

/** One look at each thing, and why it could not be taken. */
async function look(what: string, check: () => Promise<HighLevelCheck[]>, limitMs: number): Promise<HighLevelCheck[]> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof HighLevelRefusal) return [wrong(what, describeRefusal(error.answer))];
    return [wrong(what, resultOfError(error, limitMs).error ?? '')];
  }
}

/** Looks whether token, location, contacts, pipeline, calendar and fields are right, and says of each what is wrong. Writes nothing there. */
export async function checkConnection(
  { url, token, settings }: HighLevelAccount,
  { allowPrivate, limitMs }: { allowPrivate: boolean; limitMs: number },
): Promise<HighLevelCheck[]> {
  const send = createRequestSender({ allowPrivate, limitMs, answerMaxBytes: ANSWER_MAX_BYTES });
  const call = createCall(send, { url, token, pace: createPace() });
  const { locationId } = settings;
  const location = await look(
    'Location',
    async () => {
      const path = `/locations/${encodeURIComponent(locationId)}`;
      return [fine('Location', located.parse(await call({ method: 'GET', path })).location.name)];
    },
    limitMs,
  );
  // A token that opens nothing tells nothing about the rest.
  if (location.some(({ problem }) => problem !== null)) return location;
  const others = await Promise.all([
    look(
      'Contacts',
      async () => {
        await call({ method: 'GET', path: '/contacts/search/duplicate', query: { locationId, email: NOBODY } });
        return [fine('Contacts', null)];
      },
      limitMs,
    ),
    look('Pipeline', async () => checkPipeline(call, settings), limitMs),
    look('Calendar', async () => checkCalendar(call, settings), limitMs),
    look('Custom fields', async () => checkFields(call, settings), limitMs),
  ]);
  return [...location, ...others.flat()];
}
