import { podcast } from '../../../../content/podcast.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Room } from '../../ui/room.tsx';

/** Bars of three heights laid over each other, each with a rhythm of its own. */
const bars = ['low', 'mid', 'high'] as const;

/** A call, drawn as its sound: it rings twice, somebody picks up at the third ring, and they talk. */
function PickedUpCall() {
  return (
    <svg className="call-sound" viewBox="0 0 480 120" aria-hidden="true">
      <path d="M0 60h480" />
      {bars.map((className) => (
        <g key={className} className={className}>
          <path d="M1 60h60m40 0h60m40 0h32" />
          <path className="answered" d="M272 60h207" />
        </g>
      ))}
      <circle cx="250" cy="60" r="9" />
    </svg>
  );
}

/** The newest; all of them are at the channel. */
const SHOWN = 6;

export function Podcast() {
  return (
    <Room id="podcast" title="Podcast" dark claim={podcast.name} intro={<p className="lead">{podcast.description}</p>}>
      <div className="podcast">
        <div className="studio">
          <PickedUpCall />
          <ButtonLink to={podcast.channelUrl}>Listen on YouTube</ButtonLink>
        </div>
        <ol>
          {podcast.episodes.slice(0, SHOWN).map(({ title, summary, minutes }) => (
            <li key={title}>
              <b>{title}</b>
              <span>{summary}</span>
              <span className="note">{minutes} min</span>
            </li>
          ))}
        </ol>
      </div>
    </Room>
  );
}
