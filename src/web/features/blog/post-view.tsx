import { Link } from 'react-router';
import { claims } from '../../../../content/about.ts';
import { site } from '../../../../content/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DeadEnd } from '../../ui/dead-end.tsx';
import { LongDate } from '../../ui/long-date.tsx';
import { Note } from '../../ui/note.tsx';
import { PostFigure } from './post-figure.tsx';
import { posts, type Post } from './posts.ts';
import { VideoLink } from '../../ui/video-link.tsx';
import { texts } from 'virtual:posts';
import { lazy, Suspense } from 'react';
import { Spinner } from '../../ui/spinner.tsx';

/** Beside a post stand the newest of the others; the list has them all. */
const OTHERS_MAX = 3;

/** Each post's text by its slug, in a chunk of its own that is loaded when it is shown. */
const shown = new Map(
  Object.entries(texts).map(([slug, load]) => {
    const Text = lazy(load);
    return [slug, <Text key={slug} />];
  }),
);

/** A post's headings, paragraphs and lists. */
function PostText({ slug }: { slug: string }) {
  return (
    <div className="prose">
      <Suspense fallback={<Spinner />}>{shown.get(slug)}</Suspense>
    </div>
  );
}

const mailTo = (title: string) => `mailto:${site.email}?subject=${encodeURIComponent(`About "${title}"`)}`;

/** One post with a link back, its video, and a link to its author. */
export function PostView({ post }: { post: Post }) {
  const { slug, title, date, readTime, author, video, figures = [], isDraft } = post;
  const others = posts.filter((other) => other.slug !== slug).slice(0, OTHERS_MAX);
  return (
    <article className="wide text-page">
      <header className="text-head">
        <p>
          <Link to="/blog" className="back">
            Back to Blog
          </Link>
        </p>
        <h1>{title}</h1>
        <p>
          <LongDate day={date} /> by {author} <span className="note">{readTime} read</span>
          {isDraft && <b> Draft: visitors do not see it</b>}
        </p>
      </header>
      {figures.length > 0 && (
        <div className="post-figures">
          {figures.map((figure) => (
            <PostFigure key={figure.what} figure={figure} />
          ))}
        </div>
      )}
      <div className="text-plan post-plan">
        <PostText slug={slug} />
        <aside className="post-side" aria-label="With this post">
          {video && <VideoLink video={video} />}
          {video?.seen && (
            <details>
              <summary>What you see in it</summary>
              <ol className="ticks">
                {video.seen.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </details>
          )}
          <div>
            <p>Does this sound like your week? Write and tell me. I read it myself.</p>
            <Note>{claims.reply}</Note>
            <ButtonLink to={mailTo(title)} variant="go">
              Contact me by e-mail
            </ButtonLink>
          </div>
          {others.map((other) => (
            <p key={other.slug}>
              Also here: <Link to={`/blog/${other.slug}`}>{other.title}</Link>
            </p>
          ))}
        </aside>
      </div>
    </article>
  );
}

export function PostNotFound() {
  return (
    <section className="wide not-found">
      <div>
        <h1>Blog Post Not Found</h1>
        <p className="lead">There is no post at this address. It may have been renamed, or the link lost a letter.</p>
        <p className="row">
          <ButtonLink to="/blog" variant="go">
            Back to Blog
          </ButtonLink>
        </p>
      </div>
      <DeadEnd />
    </section>
  );
}
