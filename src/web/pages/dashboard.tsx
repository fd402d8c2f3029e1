import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { MetaDescriptor } from 'react-router';
import { site } from '../../../content/site.ts';
import type { PageHandle } from '../shell/page.ts';
import { createQueryClient } from '../api/desk-queries.ts';
import { NightDesk } from '../features/dashboard/night-desk.tsx';
import '../styles/parts/desk.css';
import '../styles/parts/desk-lists.css';

export const handle: PageHandle = { trackedTitle: 'Dashboard', sheet: 'Dashboard', dark: true };

export function meta(): MetaDescriptor[] {
  return [
    { title: `Dashboard - ${site.brand}` },
    { name: 'description', content: 'Visitors, page views and conversions of the last seven days.' },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function DashboardPage() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <NightDesk />
    </QueryClientProvider>
  );
}
