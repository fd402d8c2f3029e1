import { Scripts } from 'react-router';

/**
 * The router's scripts. In a built page the finishing step has moved what was in them to a file and left the two elements empty: that is all
 * the browser renders again, or the router would ask for its manifest and entry a second time.
 */
export function StartScripts() {
  if (import.meta.env.SSR || import.meta.env.DEV) return <Scripts />;
  return (
    <>
      <script />
      <script />
    </>
  );
}
