import type { PlaceId } from './places.ts';

/** Left, top, width and height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** The house as a sheet in portrait: the street below, the desk at the back. */
export const sheetLayout = {
  width: 360,
  height: 458,
  boxes: {
    extension: [196, 8, 144, 96],
    desk: [20, 8, 176, 96],
    followUp: [20, 104, 160, 96],
    contacts: [180, 104, 160, 96],
    hall: [20, 200, 320, 58],
    phone: [20, 258, 160, 104],
    frontDoor: [180, 258, 160, 104],
    street: [20, 372, 320, 78],
  },
  walls: 'M236 362H20V8H196V104H340V362H284',
  closedDoor: 'M236 362H284',
  openDoor: 'M236 362v48a48 48 0 0 0 48 -48',
  extension: 'M196 8H340V104',
  partitions:
    'M20 104H92M128 104H196M180 104V200M20 200H120M156 200H204M240 200H340M20 258H120M156 258H204M240 258H340M180 258V362',
  furniture: {
    extension: '',
    desk: 'M136 78h46v16h-46zM116 86a6 6 0 1 0 12 0a6 6 0 1 0 -12 0',
    followUp: 'M36 168h34v22h-34zM36 168l17 12 17 -12M44 162h34v22',
    contacts: 'M196 166h30v26h-30zM196 175h30M196 184h30M234 166h30v26h-30zM234 175h30M234 184h30',
    hall: '',
    phone: 'M36 330h30v20h-30zM42 324h18l4 6M46 336h10v8h-10z',
    frontDoor: 'M196 330h24v24h-24zM200 330v24M216 330v24',
    street: 'M20 450H340',
  },
  people: [
    [186, 392],
    [204, 406],
    [180, 414],
    [200, 428],
    [222, 394],
    [176, 434],
  ],
  /** Where it leaks: the crack in the wall, and the way on which deals leave. */
  ways: {
    phone: { crack: 'M20 276V352', way: 'M104 344H8V446' },
    followUp: { crack: 'M20 120V190', way: 'M104 184H8V446' },
    hall: { crack: 'M20 208V250', way: 'M8 229V446' },
    contacts: { crack: 'M340 120V190', way: 'M352 155V446' },
    frontDoor: { crack: 'M340 276V352', way: 'M352 314V446' },
    street: { crack: 'M20 372V450', way: 'M156 441H262' },
  } as Partial<Record<PlaceId, { crack: string; way: string }>>,
} as const satisfies {
  boxes: Readonly<Record<PlaceId, Box>>;
  furniture: Readonly<Record<PlaceId, string>>;
  [part: string]: unknown;
};

/** The same house in landscape, without words, for the space under a question. */
export const stripLayout: { width: number; height: number; boxes: Readonly<Record<PlaceId, Box>> } = {
  width: 324,
  height: 124,
  boxes: {
    street: [2, 2, 44, 120],
    frontDoor: [46, 2, 60, 120],
    hall: [106, 50, 216, 24],
    phone: [106, 2, 72, 48],
    followUp: [178, 2, 72, 48],
    contacts: [250, 2, 72, 48],
    desk: [106, 74, 130, 48],
    extension: [236, 74, 86, 48],
  },
};
