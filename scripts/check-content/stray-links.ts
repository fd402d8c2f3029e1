import { packages, portfolio } from './schemas/offers.ts';

const checkoutLink = /^\/checkout\?(?:.*&)?service=([^&#]*)/;

/** What holds between two files: a button that leads to the checkout names a package that there is. */
export function findStrayLinks(contents: ReadonlyMap<string, unknown>): { file: string; sentence: string }[] {
  const items = portfolio.safeParse(contents.get('portfolio.ts')).data?.portfolio ?? [];
  const sold = packages.safeParse(contents.get('packages.ts')).data?.packages.map((one) => one.id);
  if (sold === undefined) return [];
  return items.flatMap(({ id: item, buttonLink }) => {
    const service = checkoutLink.exec(buttonLink)?.[1];
    if (service === undefined || sold.includes(service)) return [];
    return [
      {
        file: 'portfolio.ts',
        sentence: `the buttonLink of ${item} sells "${service}", and must sell one of the packages: ${sold.join(', ')}`,
      },
    ];
  });
}
