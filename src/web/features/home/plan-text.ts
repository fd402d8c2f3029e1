/** What the drawing says to somebody who does not see it. */
export const planDescription =
  'A floor plan: a lead comes in at the porch, is answered in the foyer, asked a few questions, booked in the calendar room and handed to your desk. Those who are not ready wait in follow-up.';
