import type { PageHandle } from '../analytics/page-handle.ts';

export const handle: PageHandle = { trackedTitle: 'Admin', sheet: 'Desk' };

export default function AdminPage() {
  return <h1>Admin</h1>;
}
