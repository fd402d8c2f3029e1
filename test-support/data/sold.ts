import { packages } from '../../content/packages.ts';
import { exactDollars, plainDollars } from './dollars.ts';

function soldAs(id: (typeof packages)[number]['id']) {
  const found = packages.find((one) => one.id === id);
  if (found === undefined) throw new Error(`content/packages.ts sells no ${id}`);
  const { name, orderName, turnaround, priceCents } = found;
  return {
    id,
    name,
    orderName,
    turnaround,
    priceCents,
    /** What a checkout sends: dollars. */
    dollars: priceCents / 100,
    /** As pages, mails and texts say it: `$1,234`. */
    price: plainDollars(priceCents),
    /** As receipts and the desk write it: `$1,234.00`. */
    total: exactDollars(priceCents),
  };
}

/** The two packages as they are sold at present, so that no test names a price that the owner may change. */
export const websiteBuild = soldAs('website-build');
export const crmBuildout = soldAs('full-ghl-buildout');
