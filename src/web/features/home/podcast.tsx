import { podcast } from '../../../../content/podcast.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Room } from '../../ui/room.tsx';
import { FurnitureDrawing } from './furniture.tsx';

export function Podcast() {
  return (
    <Room id="podcast" title="Podcast" dark claim={podcast.name} intro={<p className="lead">{podcast.description}</p>}>
      <div className="podcast">
        <div className="studio">
          <ButtonLink to={podcast.channelUrl}>Listen on YouTube</ButtonLink>
          <FurnitureDrawing piece="microphone" />
        </div>
        <ol>
          {podcast.episodes.map(({ title, summary, minutes }) => (
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
