/** A state on the plan: a room of right angles. */
export interface StateRoom {
  readonly state: string;
  /** Its walls, as the path of an SVG on the plan's grid. */
  readonly walls: string;
  /** Where its words begin, on the same grid. */
  readonly at: readonly [x: number, y: number];
}

/** The plan's grid: its columns and rows. */
export const plan = { width: 24, height: 15.2 } as const;

/**
 * The states of the buy boxes as rooms of one house, roughly where they lie. What lies between them is left out, so that every room holds its
 * name on a phone. A state without a buy box is drawn dark; a buy box in a state that is not here stands in a row below the plan.
 */
export const stateRooms: readonly StateRoom[] = [
  { state: 'CA', walls: 'M0 0H4.6V3.6H5.2V9.5H2.6V7H0z', at: [0.32, 0] },
  { state: 'AZ', walls: 'M5.2 4H9.8V10.6H7.4V9.5H5.2z', at: [5.52, 4] },
  { state: 'TX', walls: 'M9.8 6.4H14.8V10.8H13.6V13.6H11.7V11.7H10.7V10.6H9.8z', at: [10.12, 6.4] },
  { state: 'OK', walls: 'M8.4 3H14.8V6.4H9.8V4H8.4z', at: [10.12, 3.3] },
  { state: 'TN', walls: 'M14.8 3.6H19.6V6.8H14.8z', at: [15.12, 3.6] },
  { state: 'GA', walls: 'M14.8 6.8H19.6V10.8H14.8z', at: [15.12, 6.8] },
  { state: 'NC', walls: 'M19.6 3H24V6.8H19.6z', at: [19.9, 3] },
  { state: 'SC', walls: 'M19.6 6.8H24V10H23.4V10.8H19.6z', at: [19.9, 6.8] },
  { state: 'FL', walls: 'M15.6 10.8H22.4V11.8H23.6V15.2H18.8V12.8H15.6z', at: [19.12, 11.4] },
];
