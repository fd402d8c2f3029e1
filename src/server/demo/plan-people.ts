import words from '../../../demo/people.json' with { type: 'json' };
import { DEMO_DOMAIN } from '../store/engine/demo-mark.ts';
import type { Random } from './random.ts';

/** Somebody of the demonstration. */
export interface DemoPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly name: string;
  readonly email: string;
  /** Of the numbers that are kept for examples (555-0100 to 555-0199); nobody else of the demonstration has it. */
  readonly phone: string;
  readonly company: string;
}

const NUMBERS_OF_AN_AREA = 100;

/** Makes people one after the other, no two of whom share an address or a number. */
export function createPeople(random: Random): () => DemoPerson {
  const { firstNames, lastNames, companyBeginnings, companyEndings, areaCodes } = words;
  const named = new Map<string, number>();
  let made = 0;
  return () => {
    const [firstName, lastName] = [random.pick(firstNames), random.pick(lastNames)];
    const mailbox = `${firstName}.${lastName}`.toLowerCase();
    const before = named.get(mailbox) ?? 0;
    named.set(mailbox, before + 1);
    const area = areaCodes[made % areaCodes.length];
    const line = Math.floor(made / areaCodes.length) % NUMBERS_OF_AN_AREA;
    made += 1;
    return {
      firstName,
      lastName,
      name: `${firstName} ${lastName}`,
      email: `${mailbox}${before === 0 ? '' : before + 1}@${DEMO_DOMAIN}`,
      phone: `(${area}) 555-01${String(line).padStart(2, '0')}`,
      company: `${random.pick(companyBeginnings)} ${random.pick(companyEndings)}`,
    };
  };
}
