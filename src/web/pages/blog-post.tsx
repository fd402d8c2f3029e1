import { useParams } from 'react-router';
import type { PageHandle } from '../shell/page.ts';
import { PostNotFound, PostView } from '../features/blog/post-view.tsx';
import { findPost } from '../features/blog/posts.ts';
import { pageMeta } from '../meta/page-meta.ts';
import '../styles/parts/text.css';
import '../styles/parts/blog.css';
import '../styles/parts/drawn-bars.css';
import '../styles/parts/video.css';

/** Its views are counted under the document's title, which is the post's. */
export const handle: PageHandle = { sheet: 'Blog', isWhole: true };

export function meta({ params }: { params: { slug?: string } }) {
  const post = findPost(params.slug);
  if (post) return pageMeta({ title: post.title, description: post.excerpt, type: 'article' });
  return [
    ...pageMeta({ title: 'Blog Post Not Found', description: 'There is no post at this address.' }),
    { name: 'robots', content: 'noindex' },
  ];
}

export default function BlogPostPage() {
  const post = findPost(useParams()['slug']);
  return post ? <PostView post={post} /> : <PostNotFound />;
}
