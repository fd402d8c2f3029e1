import { z } from 'zod';

/** An onboarding form as it was taken; times are ISO 8601 in UTC. */
export const ownerOnboardingSchema = z.object({
  form: z.enum(['website', 'website-crm']),
  orderId: z.string().nullable(),
  /** The form's own fields, by their names and in their order; pictures by their upload's id, null where there is none. */
  answers: z.record(
    z.string(),
    z.union([z.string(), z.boolean(), z.null(), z.record(z.string(), z.union([z.string(), z.boolean()]))]),
  ),
  smsConsent: z
    .object({ version: z.string(), wording: z.string().nullable(), at: z.string(), page: z.string() })
    .nullable(),
});

export type OwnerOnboarding = z.infer<typeof ownerOnboardingSchema>;
