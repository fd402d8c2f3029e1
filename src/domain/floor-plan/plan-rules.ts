import type { QuizPackageKey } from '../../../content/quiz.ts';
import type { PlaceId } from './places.ts';

/** What an answer does to its place; `leak` darkens it and says that the deals are lost there. */
export type Effect = 'add' | 'light' | 'darken' | 'leak';

/** One line of SPEC.md 2. */
export interface PlanRule {
  readonly place: PlaceId;
  readonly effect: Effect;
  /** Stands in the room on the drawing. */
  readonly note: string;
  /** What follows from the answer, to be read after its words. */
  readonly reason: string;
}

const rule = (place: PlaceId, effect: Effect, note: string, reason: string): PlanRule => ({
  place,
  effect,
  note,
  reason,
});

/** What each answer of the quiz does to the plan, by question and value (SPEC.md 2). */
export const planRules: Readonly<Record<string, { topic: string; options: Readonly<Record<string, PlanRule>> }>> = {
  hasWebsite: {
    topic: 'Website',
    options: {
      yes: rule('frontDoor', 'light', 'a website, open', 'There is a door; what counts is what happens behind it.'),
      no: rule('frontDoor', 'darken', 'no website yet', 'Whoever looks you up finds no door to knock on.'),
    },
  },
  leadVolume: {
    topic: 'New leads',
    options: {
      '1-5': rule(
        'street',
        'darken',
        '1-5 leads a week',
        'So few come by that following up more will not change much.',
      ),
      '6-15': rule('street', 'light', '6-15 leads a week', 'Enough to lose sight of one that nobody wrote down.'),
      '16+': rule('street', 'light', '16+ leads a week', 'More than one person can answer beside the work.'),
    },
  },
  leadSource: {
    topic: 'Where they come from',
    options: {
      'word-of-mouth': rule('street', 'add', 'by word of mouth', 'Each name is worth keeping, with who sent it.'),
      'paid-ads': rule('street', 'add', 'from paid ads', 'Each one is paid for before it says a word.'),
      'inbound-calls-google': rule('street', 'add', 'calls from Google', 'The first thing they meet is your phone.'),
      'outbound-calls-dms': rule('street', 'add', 'you call and write', 'The second and the third try decide.'),
      'not-consistent': rule('street', 'darken', 'now here, now there', 'Nothing brings them in by itself yet.'),
    },
  },
  missedCalls: {
    topic: 'Missed calls',
    options: {
      yes: rule('phone', 'darken', 'calls ring out', 'Whoever gets no answer calls the next one on the list.'),
      no: rule('phone', 'light', 'most are caught', 'The phone can stay as it is.'),
    },
  },
  manualFollowUp: {
    topic: 'Follow-up by hand',
    options: {
      yes: rule('followUp', 'darken', 'kept by hand', 'Day 3 and day 9 depend on a good memory.'),
      no: rule('followUp', 'light', 'partly by itself', 'There is something to build on.'),
    },
  },
  monthlyRevenue: {
    topic: 'Revenue a month',
    options: {
      'under-5k': rule('desk', 'add', 'under $5,000 a month', 'The first step has to stay small and pay for itself.'),
      '5k-15k': rule('desk', 'add', '$5K to $15K a month', 'It sells already; each lead needs the same care.'),
      '15k+': rule('desk', 'add', '$15,000+ a month', 'There is enough at stake to join things up.'),
    },
  },
  teamSize: {
    topic: 'People',
    options: {
      'just-me': rule('desk', 'light', 'just you', 'What you do not do yourself is not done.'),
      '2-5': rule('desk', 'light', '2-5 people', 'Tasks have to be handed on, with a date.'),
      '6+': rule('desk', 'light', '6+ people', 'What one of you knows has to reach the others.'),
    },
  },
  usedCRM: {
    topic: 'Worked with a CRM',
    options: {
      yes: rule('contacts', 'light', 'you know a CRM', 'You will use it from the first day.'),
      no: rule('contacts', 'darken', 'no CRM so far', 'Names and promises lie in too many places.'),
    },
  },
  painPoint: {
    topic: 'Costs the most deals',
    options: {
      'missed-calls': rule('phone', 'leak', 'deals lost here', 'A call that you miss is one that somebody else takes.'),
      'no-followup': rule('followUp', 'leak', 'deals lost here', 'Most people say yes later than on the first day.'),
      'no-leads': rule('street', 'leak', 'too few come by', 'No room helps while nobody comes to the door.'),
      'scattered-systems': rule('hall', 'leak', 'tools do not meet', 'What one tool knows, the next one does not.'),
    },
  },
  yearGoal: {
    topic: 'In a year',
    options: {
      'under-100k': rule('extension', 'add', 'under $100K', 'One thing done well is enough to get there.'),
      '100k-250k': rule('extension', 'add', '$100K to $250K', 'Every lead has to be followed to its end.'),
      '250k-500k': rule('extension', 'add', '$250K to $500K', 'Neither calls nor follow-up can hang on you alone.'),
      '500k-1m': rule('extension', 'add', '$500K to $1M', 'The parts have to work as one.'),
      '1m-3m': rule('extension', 'add', '$1M to $3M', 'It takes a system that does not hang on one person.'),
      'over-3m': rule('extension', 'add', 'over $3M', 'It takes a system that does not hang on one person.'),
    },
  },
};

/** What each package mends, the place that it is made for first, and how (SPEC.md 6). */
export const mendRules: Readonly<Record<QuizPackageKey, { places: readonly PlaceId[]; does: string }>> = {
  'starter-crm': { places: ['contacts', 'followUp'], does: 'keeps every name in one place and reminds you' },
  'crm-automation': { places: ['followUp', 'contacts'], does: 'writes, texts and reminds by itself' },
  'website-funnel': { places: ['street', 'frontDoor'], does: 'brings people to a door that asks the right questions' },
  'crm-voice-ai': { places: ['phone', 'contacts'], does: 'picks up every call and writes it down' },
  'full-system': {
    places: ['hall', 'phone', 'followUp', 'contacts', 'frontDoor'],
    does: 'joins the rooms into one system',
  },
};
