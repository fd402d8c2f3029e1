/** Where every page tells of a visit. Apart from the other paths, because every page loads these before it answers. */
export const visitPaths = {
  visitor: '/api/analytics/visitor',
  pageview: '/api/analytics/pageview',
  conversion: '/api/analytics/conversion',
  event: '/api/analytics/event',
  formVisit: '/api/analytics/form',
} as const;
