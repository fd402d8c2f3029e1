import { z } from 'zod';

/** No row has it, so what cannot be an id is as unknown as an id that was never given out. */
const NO_ROW = '00000000-0000-0000-0000-000000000000';

/** The `:id` of a path, for rows whose ids are UUIDs. */
export const rowIdSchema = z.object({ id: z.uuid().catch(NO_ROW) });
