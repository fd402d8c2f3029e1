/** Whether the site's address, as the settings give it, is this machine's own; so it is without one. */
export function isLoopback(publicUrl: string | undefined): boolean {
  if (publicUrl === undefined) return true;
  if (!URL.canParse(publicUrl)) return false;
  const { hostname } = new URL(publicUrl);
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
