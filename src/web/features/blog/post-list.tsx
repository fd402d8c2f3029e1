import { Link } from 'react-router';
import { LongDate } from '../../ui/long-date.tsx';
import { PostFigure } from './post-figure.tsx';
import { posts } from './posts.ts';

/** All posts, each with its date, reading time and link. */
export function PostList() {
  if (posts.length === 0)
    return <p className="no-posts">Nothing stands here yet. By RSS the first post comes to you.</p>;
  return (
    <ol className="posts walled" reversed>
      {posts.map(({ slug, title, excerpt, date, readTime, figures: [figure] = [] }) => (
        <li key={slug}>
          <article>
            <p className="note">
              <LongDate day={date} /> · {readTime} read
            </p>
            <h2>
              <Link to={`/blog/${slug}`}>{title}</Link>
            </h2>
            <p>{excerpt}</p>
            {figure && <PostFigure figure={figure} />}
            <Link className="more" to={`/blog/${slug}`}>
              Read More<span className="sr-only">: {title}</span>
            </Link>
          </article>
        </li>
      ))}
    </ol>
  );
}
