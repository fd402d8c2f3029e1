import { z } from 'zod';
import { boundedText } from './limits.ts';

/** What can go into a custom field of a HighLevel contact. */
export const highLevelFactNames = ['package', 'score', 'revenue', 'market', 'source', 'campaign', 'consent'] as const;
export type HighLevelFact = (typeof highLevelFactNames)[number];

/** Each with its name in the desk and the field that is proposed for it. */
export const highLevelFacts: Readonly<Record<HighLevelFact, { readonly name: string; readonly field: string }>> = {
  package: { name: 'Package', field: 'contact.foyer_package' },
  score: { name: 'Score', field: 'contact.foyer_score' },
  revenue: { name: 'Monthly revenue', field: 'contact.foyer_revenue' },
  market: { name: 'Market', field: 'contact.foyer_market' },
  source: { name: 'Source', field: 'contact.foyer_source' },
  campaign: { name: 'Campaign', field: 'contact.foyer_campaign' },
  consent: { name: 'Consent to text messages', field: 'contact.foyer_consent' },
};

const FIELD_MAX = 120;
const ID_MAX = 64;

const id = boundedText(ID_MAX).pipe(
  z.string().regex(/^[\w-]+$/, 'Please enter the id as HighLevel shows it, such as ve9EPM428h8vShlRW1KT'),
);
/** Empty means none. */
const optionalId = z.union([z.literal(''), id]).transform((text) => (text === '' ? null : text));
const token = boundedText(300).pipe(
  z.string().regex(/^[\w.-]{8,}$/, 'Please paste the whole token: letters, digits, dots and dashes'),
);
/** The key or the id of a custom field; `{{ contact.package }}`, as HighLevel shows it, is its key. */
const field = boundedText(FIELD_MAX)
  .transform((text) => text.replace(/^\{\{\s*|\s*\}\}$/g, ''))
  .pipe(z.string().regex(/^[\w.-]*$/, 'Please enter a field’s key, such as contact.package, or its id'));

const fields = z
  .partialRecord(z.enum(highLevelFactNames), field)
  .transform((all) => Object.fromEntries(Object.entries(all).filter(([, key]) => key !== '')))
  .pipe(z.partialRecord(z.enum(highLevelFactNames), z.string()));

/** How a location of HighLevel is told of what happens; a null means that nothing of the kind is told. */
export const highLevelSettingsSchema = z.object({
  locationId: z.string(),
  pipelineId: z.string().nullable(),
  /** In which new opportunities begin; null means the pipeline's first. */
  stageId: z.string().nullable(),
  calendarId: z.string().nullable(),
  fields: z.partialRecord(z.enum(highLevelFactNames), z.string()),
  /** Whether the contact of somebody who is erased is deleted there; otherwise it is marked. */
  deletesErased: z.boolean(),
});

/** The same, as the owner enters it. */
const entered = {
  locationId: id,
  pipelineId: optionalId,
  stageId: optionalId,
  calendarId: optionalId,
  fields,
  deletesErased: z.boolean(),
};
type Ids = { readonly pipelineId: string | null; readonly stageId: string | null };
const isWhole = ({ pipelineId, stageId }: Ids) => stageId === null || pipelineId !== null;
const strayStage = { path: ['pipelineId'], message: 'Please enter the pipeline that this stage belongs to' };

export const newHighLevelSchema = z.object({ token, ...entered }).refine(isWhole, strayStage);
/** Without a token the one that is stored stays. */
export const changeHighLevelSchema = z.object({ token: token.optional(), ...entered }).refine(isWhole, strayStage);

/** One thing that a test looked at: `Pipeline`, its name there, and what is wrong with it, null where nothing is. */
export const highLevelCheckSchema = z.object({
  what: z.string(),
  name: z.string().nullable(),
  problem: z.string().nullable(),
});

export type HighLevelSettings = z.infer<typeof highLevelSettingsSchema>;
export type HighLevelCheck = z.infer<typeof highLevelCheckSchema>;
