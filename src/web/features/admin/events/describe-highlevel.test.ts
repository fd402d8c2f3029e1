import { expect, test } from 'vitest';
import { describePlace, describeTest, describeTrouble } from './describe-highlevel.ts';

const settings = {
  locationId: 'loc1',
  pipelineId: null,
  stageId: null,
  calendarId: null,
  fields: {},
  deletesErased: false,
};

test('a destination says where it is: an address, or a location of HighLevel', () => {
  expect(describePlace({ host: 'crm.example', highLevel: null, types: [] })).toBe('crm.example · Everything');
  expect(describePlace({ host: 'services.example', highLevel: settings, types: ['deal.taken'] })).toBe(
    'HighLevel, location loc1 · A deal taken',
  );
});

test('a token that is refused says what to do; one that is off or well says nothing', () => {
  const trouble = 'HighLevel does not know this token: make a new one';
  expect(describeTrouble({ isOn: true, pausedFor: 'denied', trouble })).toMatch(
    /^HighLevel does not .* Change, put in a new token/,
  );
  expect(describeTrouble({ isOn: true, pausedFor: null, trouble: 'Answered 500' })).toBe(
    'Answered 500. It is tried again.',
  );
  expect(describeTrouble({ isOn: false, pausedFor: 'denied', trouble })).toBeNull();
  expect(describeTrouble({ isOn: true, pausedFor: null, trouble: null })).toBeNull();
});

test('a test names each thing that is wrong, or what was found', () => {
  const fine = { what: 'Location', name: 'Reyes Homes', problem: null };
  const contacts = { what: 'Contacts', name: null, problem: null };
  const wrong = { what: 'Pipeline', name: null, problem: 'This location has no pipeline x' };
  const none = { taken: true, status: null, error: null };
  expect(describeTest({ ...none, checks: [fine, contacts] })).toBe('All is right: Location Reyes Homes, Contacts.');
  expect(describeTest({ ...none, taken: false, checks: [fine, wrong] })).toBe(
    'Pipeline: This location has no pipeline x.',
  );
  expect(describeTest({ ...none, taken: false, error: 'Answered 500', checks: [] })).toBe(
    'The test was not taken: Answered 500.',
  );
});
