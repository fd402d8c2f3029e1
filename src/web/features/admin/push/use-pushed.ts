import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { apiPaths } from '../../../../contract/paths.ts';
import { postJson } from '../../../api/request.ts';
import { findThisDevice, readWorld } from '../parts/this-device.ts';

/** As the service worker says it. */
const pathIn = (message: unknown) =>
  typeof message === 'object' && message !== null && 'open' in message && typeof message.open === 'string'
    ? message.open
    : null;

async function noteDevice(): Promise<void> {
  const id = await findThisDevice();
  if (id !== null) await postJson(apiPaths.ownerPushHere.replace(':id', encodeURIComponent(id)));
}

/** While the desk is open: a press on what was pushed leads to it here, and the server knows that this device is still in use. */
export function usePushed(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!readWorld().hasPush) return undefined;
    const go = ({ data }: MessageEvent<unknown>) => {
      const path = pathIn(data);
      if (path !== null) void navigate(path);
    };
    navigator.serviceWorker.addEventListener('message', go);
    return () => navigator.serviceWorker.removeEventListener('message', go);
  }, [navigate]);
  useEffect(() => {
    // It is told all the same; what is lost is only that it goes with this sign-in.
    noteDevice().catch(() => undefined);
  }, []);
}

const MANIFEST = 'link[rel=manifest]';

/** On a home screen the desk stands by itself: what is added there from here begins here. */
export function useDeskManifest(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>(MANIFEST);
    const before = link?.getAttribute('href');
    link?.setAttribute('href', '/desk.webmanifest');
    return () => {
      if (typeof before === 'string') link?.setAttribute('href', before);
    };
  }, []);
}
