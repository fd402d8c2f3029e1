import { useState } from 'react';

export interface Video {
  readonly title: string;
  /** A path of the site, or an address elsewhere. */
  readonly href: string;
  /** As it is shown: `24 s`. */
  readonly length: string;
}

/**
 * A video that is loaded when it is pressed. Without scripts, or if it is on another site, it is a link.
 */
export function VideoLink({ video: { title, href, length } }: { video: Video }) {
  const [playing, setPlaying] = useState(false);
  const ours = href.startsWith('/');
  if (playing) {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the video has no speech, and its text is in the picture
      <video
        className="video"
        src={href}
        aria-label={title}
        controls
        autoPlay
        muted
        playsInline
        tabIndex={-1}
        ref={focus}
      />
    );
  }
  return (
    <a
      className="video"
      href={href}
      {...(!ours && { rel: 'noopener' })}
      onClick={(event) => {
        if (!ours || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        setPlaying(true);
      }}
    >
      <svg viewBox="0 0 320 132" aria-hidden="true">
        <path className="lit" d="M3 62h92v67H3zM95 62h104v67H95zM199 62h118v67H199zM160 3h157v59H160z" />
        <path className="wall" d="M40 129H3V3H317V129H70" />
        <path d="M3 62H30M56 62H262M290 62H317M95 62V84M95 106V129M199 62V84M199 106V129M160 3V62" />
        <path className="walk" d="M55 140V96H276V34H250" />
        <path className="play" d="M226 16v36l31-18z" />
      </svg>
      <span>
        Watch: {title} <small>({length})</small>
      </span>
    </a>
  );
}

const focus = (video: HTMLVideoElement | null) => video?.focus();
