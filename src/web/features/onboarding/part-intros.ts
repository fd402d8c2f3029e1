/** One sentence above the fields of a part, where its name does not say enough. */
export const partIntros = {
  domain: 'Without one, I suggest three that are free and you choose.',
  pictures: 'As large as you have them. A photo of your card or your sign tells me as much as a designer’s file.',
  pages: 'Tick what you want. What you leave out can be added later.',
  notices: 'Who hears of a new lead. Left empty, it is you, at the address and number above.',
  followUp: 'What answers when you cannot. Tick what should run from the first day.',
  extras: 'Tick what I should set up with the build.',
} as const;
