// The machine's own Chromium: `CHROME_PATH`, or one of Debian's two builds of it.
import { existsSync } from 'node:fs';

/** Chromium without the browser's own window: the same pages drawn by the same code, a third sooner in the journeys. */
export const SHELL = { package: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' };
export const WHOLE = { package: 'chromium', path: '/usr/bin/chromium' };

/** The path of the first that is there, else of the first: whoever starts it says that it is missing. */
function browserPath(...builds) {
  const found = builds.find(({ path }) => existsSync(path)) ?? builds[0];
  return process.env.CHROME_PATH ?? found.path;
}

/** For the journeys, where time counts. */
export const journeyBrowser = () => browserPath(SHELL, WHOLE);
/** For figures, which are those of the browser that people use. */
export const benchBrowser = () => browserPath(WHOLE, SHELL);
