import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { MetaDescriptor } from 'react-router';
import { site } from '../../../content/site.ts';
import { apiPaths } from '../../contract/paths.ts';
import { askEarly } from '../shell/ask-early.ts';
import type { PageHandle } from '../shell/page.ts';
import { createQueryClient } from '../api/desk-queries.ts';
import { AdminDesk } from '../features/admin/admin-desk.tsx';
import '../styles/parts/desk.css';
import '../styles/parts/desk-lists.css';
import '../styles/parts/desk-plan.css';
import '../styles/parts/desk-owner.css';
import '../styles/parts/desk-orders.css';
import '../styles/parts/desk-people.css';
import '../styles/parts/desk-sales.css';
import '../styles/parts/desk-today.css';
import '../styles/parts/lead-form.css';

export const handle: PageHandle = { trackedTitle: 'Admin', sheet: 'Desk' };

export function meta(): MetaDescriptor[] {
  return [
    { title: `Desk - ${site.brand}` },
    {
      name: 'description',
      content: 'Who came, and what came of it: visitors, page views, conversions and their sources.',
    },
    { name: 'robots', content: 'noindex' },
  ];
}
/** All that the desk shows waits for who is signed in. */
export const links = () => [askEarly(apiPaths.ownerSession)];

export default function AdminPage() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <AdminDesk />
    </QueryClientProvider>
  );
}
