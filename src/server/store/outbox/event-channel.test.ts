import { expect, test } from 'vitest';
import { eventChannel, isEventChannel } from './event-channel.ts';

test('an event channel has the name that stored deliveries have, and no other destination is taken for one', () => {
  expect(eventChannel('9f')).toBe('events:9f');
  expect(['events:9f', 'crm', 'mail', 'crm-events:9f'].filter(isEventChannel)).toEqual(['events:9f']);
});
