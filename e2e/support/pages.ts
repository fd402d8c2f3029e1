/** The pages that search engines may list, each at the address that counts. */
export const indexedPaths = [
  '/',
  '/blog',
  '/blog/ai-took-over-follow-ups',
  '/blog/over-40-and-waiting',
  '/book',
  '/business-buyer-course',
  '/buy-box',
  '/coursecreator',
  '/disclaimer',
  '/es/book',
  '/freelendingsnapshot',
  '/onboarding-preview',
  '/partners',
  '/privacy-policy',
  '/reactivation',
  '/terms-of-service',
] as const;
