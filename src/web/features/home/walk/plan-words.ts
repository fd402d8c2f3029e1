/** What is written into the rooms of the plan: one lead on its way. */
export interface PlanWords {
  readonly porch: string;
  readonly foyer: readonly [string, string];
  readonly questions: readonly [string, string];
  readonly calendar: readonly [string, string];
  readonly desk: readonly [string, string];
  /** From the door to the desk. */
  readonly took: string;
}

/** Before anybody has walked a lead of their own. */
export const sampleWords: PlanWords = {
  porch: 'a lead, from anywhere',
  foyer: ['answered', 'at once'],
  questions: ['3 bed, vacant', ''],
  calendar: ['Tue 10:30', ''],
  desk: ['one deal,', 'all its facts'],
  took: '2 min',
};
