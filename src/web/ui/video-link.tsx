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
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d="M4 4h40v40H4z" />
        <path className="play" d="M18 14v20l17-10z" />
      </svg>
      <span>
        Watch: {title} <small>({length})</small>
      </span>
    </a>
  );
}

const focus = (video: HTMLVideoElement | null) => video?.focus();
