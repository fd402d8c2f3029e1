import { defineConfig } from '@playwright/test';
import { journeyBrowser } from './scripts/browser.mjs';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/shared-folder.ts',
  fullyParallel: true,
  // One more than the cores of a small machine: a journey also waits, for a start or a timer.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // Both are only reached by a test that fails; on a busy machine a page takes its time.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: process.env['FOYER_REPORT'] ? [['list'], ['json', { outputFile: process.env['FOYER_REPORT'] }]] : 'list',
  use: {
    // A headless browser names itself as one, and would be set aside as a bot.
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: journeyBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for some seconds, so optimizing its script does not pay: it took a seventh of the processor's time.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  projects: [{ name: 'chromium' }],
});
