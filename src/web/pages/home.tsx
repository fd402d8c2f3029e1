import type { PageHandle } from '../analytics/page-handle.ts';

export const handle: PageHandle = { trackedTitle: 'Home Page', sheet: 'Home' };

export default function HomePage() {
  return <h1>Home</h1>;
}
