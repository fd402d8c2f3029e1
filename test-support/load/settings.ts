/** The settings of a Foyer that a load visits: each visitor has an address of their own, and pays with the test provider. */
export const visitedSettings = {
  TRUST_PROXY: '127.0.0.1',
  PAYMENTS: 'test',
  DASHBOARDS: 'public',
  LOG_LEVEL: 'silent',
} as const;
