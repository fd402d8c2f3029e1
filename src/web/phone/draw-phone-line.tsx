import { PhoneLine } from './phone-line.tsx';

/** What the island in the hero is made of; a file of its own, as that of the miniatures. */
export const drawPhoneLine = () => <PhoneLine />;
