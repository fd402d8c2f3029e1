import { expect, test } from 'vitest';
import { namesOfZone } from './zone-names.ts';

test('a zone is named in each language, by letters where it has some', () => {
  expect(namesOfZone('America/New_York')).toEqual({ en: 'ET', es: 'ET' });
  expect(namesOfZone('Europe/Berlin')).toEqual({ en: 'Germany Time', es: 'hora de Alemania' });
});
