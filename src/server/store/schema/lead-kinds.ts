/** The forms that follow a purchase. They are kept as leads are, but the purchase is what counts. */
export const onboardingKinds: ReadonlySet<string> = new Set(['website_onboarding', 'website_crm_onboarding']);
