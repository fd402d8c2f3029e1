export interface Episode {
  readonly title: string;
  readonly summary: string;
  readonly minutes: number;
}

export const podcast = {
  name: 'Who Picked Up?',
  description:
    'One owner, one week of leads, every call and text on the table. We find the one that got away and what it would have taken to keep it.',
  channelUrl: 'https://www.youtube.com/@keyturn-systems-example',
  /** The newest first; the home page shows the first six and leads to the channel. */
  episodes: [
    {
      title: 'The seller who called at 9:40 PM',
      summary: 'A wholesaler in Tulsa and the text that went out eleven hours late.',
      minutes: 34,
    },
    {
      title: 'Five tabs and a notebook',
      summary: 'A house-cleaning owner moves out of her spreadsheet, live, in an afternoon.',
      minutes: 41,
    },
    {
      title: 'Two hundred letters, nine answers',
      summary: 'What an agent did with the nine, and what we wrote to the rest.',
      minutes: 28,
    },
  ] satisfies readonly Episode[],
} as const;
