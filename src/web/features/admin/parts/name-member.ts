/** Who did something in the desk, as whoever looks would say it; a null name is the owner of OWNER_PASSWORD. */
export function nameMember({ name, own }: { name: string | null; own: boolean }): string {
  if (own) return 'You';
  if (name === null) return 'The owner';
  return name === '' ? 'Somebody who was erased' : name;
}
