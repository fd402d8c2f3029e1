import type { PageHandle } from '../shell/page.ts';
import { PostList } from '../features/blog/post-list.tsx';
import { pageMeta } from '../meta/page-meta.ts';
import { FEED_PATH } from '../../contract/visitor-api.ts';
import { site } from '../../../content/site.ts';
import { Room } from '../ui/room.tsx';
import '../styles/parts/blog.css';
import '../styles/parts/drawn-bars.css';

const WHAT_IT_IS = 'What I tried in my own business before I sold it to anybody, and what came of it.';

export const handle: PageHandle = { trackedTitle: 'Blog', sheet: 'Blog', isWhole: true };
export const meta = () => [
  ...pageMeta({
    title: 'Blog',
    description: WHAT_IT_IS,
  }),
  { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: site.brand, href: FEED_PATH },
];

export default function BlogPage() {
  return (
    <Room
      id="blog"
      title="Reclaim Your Time. Redesign Your Business. Real Estate Done Right."
      level={1}
      className="blog-room"
      intro={
        <div className="blog-intro">
          <p className="lead">{WHAT_IT_IS}</p>
          <p>
            <a href={FEED_PATH}>Follow by RSS</a>
          </p>
        </div>
      }
    >
      <PostList />
    </Room>
  );
}
