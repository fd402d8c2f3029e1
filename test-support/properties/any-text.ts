import { integer, oneof, string, type Arbitrary } from 'fast-check';

const LAST_CODE_POINT = 0x10_ff_ff;
const isSurrogate = (point: number) => point >= 0xd8_00 && point <= 0xdf_ff;
const upTo = (max: number) =>
  integer({ min: 0, max })
    .filter((point) => !isSurrogate(point))
    .map((point) => String.fromCodePoint(point));

/** Any characters at all, up to so many of them: without `size` hardly ever more than ten. fast-check's own `binary` unit first draws up a table of all of them, which takes seconds. */
export const anyText = (maxLength: number): Arbitrary<string> =>
  string({ unit: oneof(upTo(0x7f), upTo(0xff_ff), upTo(LAST_CODE_POINT)), maxLength, size: 'max' });
