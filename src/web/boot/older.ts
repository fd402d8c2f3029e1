import { isTooOld } from './is-too-old.ts';
import { openByButtons } from './open-by-buttons.ts';
import { showAsWithoutScript } from './show-as-without-script.ts';

/** Runs after the boot script, and only in browsers that lack something (docs/decisions/0046-which-browsers.md). */
if (!('popover' in HTMLElement.prototype)) openByButtons(document);
if (isTooOld()) showAsWithoutScript(document);
