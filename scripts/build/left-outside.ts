/** Loaded when first used, from node_modules: they bring programs of their own, or are large and not needed to answer a page. */
export const leftOutside = ['nodemailer', 'pg', 'sharp', 'stripe'] as const;
