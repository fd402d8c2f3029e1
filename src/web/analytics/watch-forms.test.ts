import { expect, test, vi } from 'vitest';
import { watchForms } from './watch-forms.ts';

const touch = vi.hoisted(() => vi.fn<(form: unknown, field: unknown, type: string) => void>());
vi.mock('./form-watch.ts', () => ({ touch }));

const form = { dataset: { sends: '/api/reactivation-campaign' } };
class Field {
  readonly defaultValue = '';
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
  closest(): typeof form {
    return form;
  }
}
class Input extends Field {}
class TextArea extends Field {}

test.each([
  ['a line', new Input('Ten replies'), 1],
  ['a text area', new TextArea('Ten replies'), 1],
  ['a text area that is still empty', new TextArea(''), 0],
])('what was typed into %s before the script came is a form that was begun', async (_, activeElement, times) => {
  touch.mockClear();
  vi.stubGlobal('Element', Field);
  vi.stubGlobal('HTMLInputElement', Input);
  vi.stubGlobal('HTMLTextAreaElement', TextArea);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { activeElement }));
  const stop = watchForms();
  await vi.dynamicImportSettled();
  expect(touch.mock.calls).toEqual(times === 0 ? [] : [[form, activeElement, 'input']]);
  stop();
  vi.unstubAllGlobals();
});
