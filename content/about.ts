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

/** The consultant, in the first person. Invented for the demonstration, as are all names here. */
export const about = {
  name: 'Rowan Hale',
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
  turnaround: { figure: delivery.turnaround, note: 'turnaround, first call to live' },
  support: { figure: delivery.support, note: 'training and support after delivery' },
} as const;
