import { expect, test } from 'vitest';
import { eventChannel, isEventChannel } from './event-channel.ts';

test('what goes to an event destination names it, as stored deliveries do, and nothing else is taken for that', () => {
  expect(eventChannel('9f')).toBe('events:9f');
  expect(['events:9f', 'crm', 'mail', 'crm-events:9f'].filter(isEventChannel)).toEqual(['events:9f']);
});
