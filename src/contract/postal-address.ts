import { site } from '../../content/site.ts';

/** Where post reaches the owner, in one line. Content may leave it out. */
export const { postalAddress }: { readonly brand: string; readonly postalAddress?: string } = site;
