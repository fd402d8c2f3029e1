/** What the deliveries of an event destination name as theirs. */
export type EventChannel = `events:${string}`;

export function eventChannel(destinationId: string): EventChannel {
  return `events:${destinationId}`;
}

export function isEventChannel(destination: string): destination is EventChannel {
  return destination.startsWith('events:');
}
