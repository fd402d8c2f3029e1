/** `Sat, Nov 21, 7:00 AM EST` */
export function momentInZone(at: number, timeZone: string): string {
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat('en-US', { timeZone, ...day, ...time }).format(at).replaceAll(/\s/g, ' ');
}
