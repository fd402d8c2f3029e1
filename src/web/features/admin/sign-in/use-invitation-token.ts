import { useLocation } from 'react-router';
import { useHydrated } from '../../../ui/use-hydrated.ts';

const INVITATION = /^#invitation=([\w-]{1,100})$/;

/** The token of an invitation's link; null on every other visit. It stands behind `#`, so that no server and no other site is told of it. */
export function useInvitationToken(): string | null {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  return hydrated ? (INVITATION.exec(hash)?.[1] ?? null) : null;
}
