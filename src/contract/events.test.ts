import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { eventSchema, eventTypes } from './events.ts';

test('the document of the event stream has one example of every event, in the order of the types, and each fits its schema', async () => {
  const text = await readFile('docs/event-stream.md', 'utf8');
  const examples = [...text.matchAll(/### (\S+)\n[^#]*?```json\n(.*?)```/gs)].map(([, heading, json = '']) => {
    const example: { type: string } = JSON.parse(json);
    expect(example.type).toBe(heading);
    return example;
  });
  expect(examples.map(({ type }) => type)).toEqual([...eventTypes]);
  for (const [at, example] of examples.entries())
    expect(eventSchema(eventTypes[at] ?? 'person.created').parse(example)).toEqual(example);
});
