import type { PageHandle } from '../analytics/page-handle.ts';

export const handle: PageHandle = { trackedTitle: 'Dashboard', sheet: 'Dashboard', dark: true };

export default function DashboardPage() {
  return <h1>Dashboard</h1>;
}
