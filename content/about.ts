import { delivery, lowestPrice } from './packages.ts';
import { site } from './site.ts';

export interface Education {
  readonly degree: string;
  readonly institution: string;
  readonly year: string;
}

export interface Experience {
  readonly position: string;
  readonly company: string;
  readonly period: string;
  /** One sentence on what it taught. */
  readonly lesson: string;
}

/** What changed for one who bought: the same measure before and after (`amount` is what is drawn), their words, and who they are. */
export interface Case {
  readonly measure: string;
  readonly before: { readonly figure: string; readonly amount: number };
  readonly after: { readonly figure: string; readonly amount: number };
  readonly quote: string;
  readonly name: string;
  readonly place: string;
  /** A square picture in public/; left out, somebody is drawn. */
  readonly picture?: string;
  /** Made up: the page says so. Leave it out of true ones. */
  readonly isExample?: boolean;
}

/** A text as a seller or an agent would send it, to press beside the plan of the home page: what it is called on its button, and what it says. */
export interface SampleLead {
  readonly name: string;
  readonly text: string;
}

/** The consultant, in the first person. Invented for the demonstration, as are all names here. */
export const about = {
  name: 'Rowan Hale',
  /** Pictures in public/, such as '/portrait.jpg' (square) and '/signature.svg': `portrait` and `signature`. Left out, both are drawn. */
  story: [
    'I bought my first rental in 2014 and lost my first good deal a month later: the seller had called while I was on a roof, and somebody else picked up. The house was fine. The follow-up was not.',
    'So I built the thing I needed: one desk where every call, text and form lands, and messages that go out whether or not I am free. Other investors asked for theirs. Then their agents did, their cleaners, their lender.',
    'I still answer the phone myself, Monday to Wednesday.',
  ],
  experience: [
    {
      position: 'Founder',
      company: site.brand,
      period: '2020 to today',
      lesson: 'A system nobody was trained on is a bill, so training is part of the price.',
    },
    {
      position: 'Head of operations',
      company: 'Larkspur Home Buyers',
      period: '2017 to 2020',
      lesson: 'Four hundred leads a month, two people, and the month we stopped losing any.',
    },
    {
      position: 'Acquisitions',
      company: 'Cedar & Main Properties',
      period: '2014 to 2017',
      lesson: 'Most sellers say yes on the fifth call. Most buyers stop at two.',
    },
    {
      position: 'Support engineer',
      company: 'Northgate Phone Systems',
      period: '2010 to 2014',
      lesson: 'Where I learnt what happens to a call that nobody answers.',
    },
  ] satisfies readonly Experience[],
  education: [
    { degree: 'B.S. Information Systems', institution: 'Tarrant Valley State University', year: '2010' },
    { degree: 'Real estate license course', institution: 'Lone Oak School of Real Estate', year: '2014' },
    { degree: 'Certificate in process automation', institution: 'Meridian Technical Institute', year: '2019' },
  ] satisfies readonly Education[],
  /** Shown after the offer; left out, or empty, nothing is. Replace these with your own. */
  cases: [
    {
      measure: 'Time to the first answer',
      before: { figure: '11 hours', amount: 660 },
      after: { figure: '40 seconds', amount: 0.67 },
      quote: '"The lead that used to call the next sign now calls me back."',
      name: 'Marisol T.',
      place: 'wholesaler, Tulsa',
      isExample: true,
    },
    {
      measure: 'Browser tabs open for one deal',
      before: { figure: '5 tabs', amount: 5 },
      after: { figure: '1 tab', amount: 1 },
      quote: '"I closed the spreadsheet on a Friday and never opened it again."',
      name: 'Ken A.',
      place: 'agent, Fort Worth',
      isExample: true,
    },
    {
      measure: 'Answers to letters in a month',
      before: { figure: '9 answers', amount: 9 },
      after: { figure: '26 answers', amount: 26 },
      quote: '"Same letters, same list. They just went out on the right day."',
      name: 'Priya R.',
      place: 'investor, Memphis',
      isExample: true,
    },
  ] satisfies readonly Case[],
  /** Leads to try on the home page, at most three; left out, or empty, visitors write their own. The reader must find a house in each. */
  sampleLeads: [
    {
      name: 'A text at night',
      text: 'hi is this the guy who buys houses? its my moms place, 4418 Larkspur Ln Houston TX. 3 bed 2 bath about 1450 sq ft built 1998, vacant since june. want 350k, can u call tomorrow',
    },
    {
      name: 'A wholesaler',
      text: 'OFF MARKET Decatur GA 30032 - 88 Cedar Row. 4/2, 1,820sf, built 1986. Asking $264,900. ARV $395k, needs about 38k. Vacant, lockbox on the door. Assignment, close by the 18th.',
    },
    {
      name: 'An agent',
      text: 'New price: 2120 Alder Ct, Phoenix, AZ 85033. $309,000. 3 beds, 2 baths, 1,512 sqft, built 1984, 2 car garage, city sewer. Seller is out in two weeks and takes cash as it stands.',
    },
  ] satisfies readonly SampleLead[],
} as const;

/** What can be said of the work today; keep these true. */
export const claims = {
  projects: { figure: '4+', note: 'projects active this quarter' },
  clients: { figure: '200+', note: 'satisfied clients' },
  consultation: { figure: site.consultation.length, note: `${site.consultation.price} consultation` },
  sameDay: 'Same-day response',
  reply: '24-hour response',
} as const;

/** The offer under "Transform your business". */
export const offer = {
  price: { figure: `from ${lowestPrice}`, note: 'fixed price, agreed first' },
  turnaround: { figure: delivery.turnaround, note: 'turnaround of a website, first call to live' },
  support: { figure: delivery.support, note: 'training and support after delivery' },
} as const;
