/** What somebody is called: their name, or else their address. */
export function nameOf({ name, email }: { readonly name: string; readonly email: string }): string {
  return name === '' ? email : name;
}
