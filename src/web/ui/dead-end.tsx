import '../styles/parts/not-found.css';

/** A plan with a door that opens on nothing. */
export function DeadEnd() {
  return (
    <svg className="drawing dead-end" viewBox="0 0 480 360" aria-hidden="true">
      <path className="wall" d="M20 250V20H460V340H20V316" />
      <path className="inner" d="M240 20V96M240 152V340M240 208H336M392 208H460" />
      <path
        className="leaf"
        d="M20 250h66a66 66 0 0 1-66 66M240 96h-56a56 56 0 0 0 56 56M336 208v-56a56 56 0 0 1 56 56"
      />
      <path className="nothing" d="M262 230h176v88H262z" />
      <path className="walk" d="M-14 284H120Q190 284 190 220V172Q190 124 250 124H300Q364 124 364 190V262" />
      <path className="cross" d="M352 256l24 24M376 256l-24 24" />
    </svg>
  );
}
