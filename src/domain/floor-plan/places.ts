/** The places of the house that an answer can speak of, from the street to what is to be built. */
export const placeIds = ['street', 'frontDoor', 'phone', 'followUp', 'contacts', 'hall', 'desk', 'extension'] as const;
export type PlaceId = (typeof placeIds)[number];

/** What a place is called on the drawing, and within a sentence. */
export const placeNames: Readonly<Record<PlaceId, { readonly name: string; readonly inWords: string }>> = {
  street: { name: 'Street', inWords: 'the street' },
  frontDoor: { name: 'Front door', inWords: 'the front door' },
  phone: { name: 'Phone room', inWords: 'the phone room' },
  followUp: { name: 'Follow-up', inWords: 'the follow-up room' },
  contacts: { name: 'Contacts', inWords: 'the contacts room' },
  hall: { name: 'Hall', inWords: 'the hall' },
  desk: { name: 'Your desk', inWords: 'your desk' },
  extension: { name: 'In a year', inWords: 'the extension' },
};
