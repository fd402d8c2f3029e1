import type { Reading } from './listing-fields.ts';
import type { Line } from './split-lines.ts';

const MOST_LINKS = 20;
const LINK =
  /(?:https?:\/\/[^\s<>"'\t]{4,500}|(?<![@\w.-])(?:[a-z0-9-]{1,40}\.){1,4}(?:com|net|org|io|ly|gl|be|me|co|us|to|app|gle|example)\/[^\s<>"'\t]{1,300})/gi;
const STORE =
  /^(?:https?:\/\/)?(?:[\w-]{1,40}\.){0,3}(?:drive\.google\.com|photos\.google\.com|photos\.app\.goo\.gl|dropbox\.com|db\.tt|icloud\.com|imgur\.com|flickr\.com|flic\.kr|1drv\.ms|onedrive\.live\.com|box\.com|smugmug\.com|amazon\.com\/(?:photos|clouddrive)|wetransfer\.com|we\.tl|photobucket\.com|ibb\.co|postimg\.cc|matterport\.com|companycam\.com|sharepoint\.com|mega\.nz|pcloud\.link|shutterfly\.com|pixieset\.com|zillowstatic\.com|rdcpix\.com|youtube\.com|youtu\.be|vimeo\.com)(?=[/?#]|$)/i;
const IMAGE = /\.(?:jpe?g|png|webp|gif|heic|mp4|mov)(?:[?#].{0,200})?$/i;
const NOT_PHOTOS =
  /zillow\.com|redfin\.com|realtor\.com|trulia\.com|homes\.com|har\.com|movoto|google\.com\/maps|maps\.|goo\.gl\/maps|forms\.|\/forms?\b|calendly|acuity|unsub|optout|opt-out|facebook\.com|instagram|linkedin|craigslist|docusign|typeform|jotform|\/about|docs\.google/i;
const CALLED_PHOTOS =
  /(?:photos?|pics?|pictures?|images?|album|video|tour|walk ?-?through|fotos?|matterport|3d)\b[^.!?;]{0,40}$/;
const CALLED_ELSE =
  /(?:comps|offers?|form|website|map|calendar|book|sign|unsubscribe|zillow|listing|more info|about us|submit|proof)\b[^.!?;,]{0,30}$/;

function isPhotos(link: string, before: string): boolean {
  if (NOT_PHOTOS.test(link)) return false;
  if (STORE.test(link) || IMAGE.test(link)) return true;
  return CALLED_PHOTOS.test(before) && !CALLED_ELSE.test(before);
}

/** A shortened link right behind one to photos. */
function isShort(link: string, before: string): boolean {
  return (
    /^(?:https?:\/\/)?(?:bit\.ly|tinyurl\.com|t\.co|rb\.gy|cutt\.ly|is\.gd)\//i.test(link) && !CALLED_ELSE.test(before)
  );
}

/** SPEC 22: one on each line, in the order of the text. */
export function readPhotoLinks(lines: readonly Line[]): Reading | undefined {
  const links = new Set<string>();
  let wasPhotos = false;
  lines.forEach(({ text, low }, index) => {
    if (!/https?:|\.[a-z]{2,7}\//.test(low)) return;
    for (const match of text.matchAll(LINK)) {
      const link = match[0].replace(/[).,;:!?\]]{1,5}$/, '');
      const own = low.slice(Math.max(0, match.index - 60), match.index).replace(/https?:\S{0,200}/g, '');
      const before = own.trim() === '' ? (lines[index - 1]?.low.slice(-60) ?? '') : own;
      if (!(isPhotos(link, before) || (wasPhotos && isShort(link, before))) || links.size >= MOST_LINKS) {
        wasPhotos = false;
        continue;
      }
      wasPhotos = true;
      links.add(/^https?:/i.test(link) ? link : `https://${link}`);
    }
  });
  return links.size === 0 ? undefined : { value: [...links].join('\n') };
}
