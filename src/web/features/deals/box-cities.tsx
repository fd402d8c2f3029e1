/** How many cities stand on a card before the rest is folded away. */
const CITY_BADGES = 6;

/** Where a box buys: up to six cities, the rest a press away. */
export function BoxCities({ locations }: { locations: readonly string[] }) {
  const folded = locations.slice(CITY_BADGES);
  return (
    <ul className="cities" aria-label="Cities">
      {locations.slice(0, CITY_BADGES).map((city) => (
        <li key={city} className="chip plain">
          {city}
        </li>
      ))}
      {folded.length > 0 && (
        <li className="more-cities">
          <details>
            <summary>
              +{folded.length} more<span className="sr-only"> cities</span>
            </summary>
            <ul>
              {folded.map((city) => (
                <li key={city} className="chip plain">
                  {city}
                </li>
              ))}
            </ul>
          </details>
        </li>
      )}
    </ul>
  );
}
