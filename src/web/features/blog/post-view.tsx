import { Link } from 'react-router';
import { site } from '../../../../content/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LongDate } from '../../ui/long-date.tsx';
import { posts, type PostFrontMatter } from './posts.ts';
import { VideoLink } from '../../ui/video-link.tsx';
import { lazy, Suspense, type ComponentType } from 'react';
import { Spinner } from '../../ui/spinner.tsx';

const files = import.meta.glob<{ default: ComponentType }>('../../../../content/posts/*.mdx');

/** Each post's text by its slug; a file of its own, fetched once it is shown. */
const texts = new Map(
  Object.entries(files).map(([file, load]) => {
    const Text = lazy(load);
    return [file.replace(/^.*\/(.*)\.mdx$/, '$1'), <Text key={file} />];
  }),
);

/** A post's headings, paragraphs and lists. */
function PostText({ slug }: { slug: string }) {
  return (
    <div className="prose">
      <Suspense fallback={<Spinner />}>{texts.get(slug)}</Suspense>
    </div>
  );
}

const mailTo = (title: string) => `mailto:${site.email}?subject=${encodeURIComponent(`About "${title}"`)}`;

/** One post, with the way back, the video that goes with it and the way to its author. */
export function PostView({ post }: { post: PostFrontMatter }) {
  const { slug, title, date, readTime, author, video } = post;
  const others = posts.filter((other) => other.slug !== slug);
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
        </p>
      </header>
      <div className="text-plan post-plan">
        <PostText slug={slug} />
        <aside className="post-side" aria-label="With this post">
          <VideoLink video={video} />
          <div>
            <p>Does this sound like your week? Write and tell me. I read it myself and answer within a day.</p>
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
