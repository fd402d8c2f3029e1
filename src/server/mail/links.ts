/** Makes the absolute addresses that mails hold. */
export interface Links {
  /** A path of the site, an address of the web or a number to call as it is; anything else leads to the site's first page. */
  to(path: string): string;
}

const CALL = /^tel:\+?\d[\d,]*$/;

export function createLinks(publicUrl: string): Links {
  return {
    to(path) {
      if (CALL.test(path)) return path;
      const url = URL.canParse(path, publicUrl) ? new URL(path, publicUrl) : null;
      const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
      return url !== null && isWeb ? url.href : new URL('/', publicUrl).href;
    },
  };
}
