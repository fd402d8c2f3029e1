/** The oldest browsers that Foyer supports: style sheets are built and scripts are tried for them (docs/decisions/0046-which-browsers.md). */
export const oldestBrowsers = { chrome: 111, edge: 111, firefox: 128, safari: 16.4 } as const;
