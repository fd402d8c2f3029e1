import { expect, test } from 'vitest';
import { fillFormPage, type FormNote } from './fill-form.ts';

/** Markup as React writes it (src/web/ui/field.tsx). */
const form = [
  '<form class="lead-form" data-sends="/api/things" method="post">',
  '<div class="field half"><label for="t-name">Name<!-- --> </label><input type="text" id="t-name" name="name"/></div>',
  '<div class="field"><label for="t-size">Size</label><p class="hint" id="t-size-hint">In feet.</p>',
  '<select aria-describedby="t-size-hint" id="t-size" name="extras.size"><option value="">Choose</option>',
  '<option value="1-5">1-5</option><option value="6+">6 or more</option></select></div>',
  '<div class="field"><label for="t-story">Story</label><textarea rows="4" id="t-story" name="story"></textarea></div>',
  '<div class="check"><label for="t-yes"><input type="checkbox" id="t-yes" name="yes"/><span>Yes</span></label></div>',
  '<div hidden=""><label>Please leave this empty<input name="topic_line"/></label></div>',
  '<button type="submit">Send</button></form>',
].join('');
const page =
  '<!DOCTYPE html><html lang="en"><head><title>Things</title><script async src="/a.js" data-start="/b.js"></script></head>' +
  `<body><form data-sends="/api/others"><input name="name"/></form>${form}<script></script></body></html>`;

const note = (errors: FormNote['errors'] = []): FormNote => ({ title: 'Look again', sentences: ['So it is.'], errors });
const fill = (typed: Record<string, string> | null, errors: FormNote['errors'] = []) =>
  fillFormPage(page, { sends: '/api/things', action: '/things?of=1&two' }, typed, note(errors));

test('what was typed, chosen and ticked stands in the form again, as text and never as markup', () => {
  const html = fill({ name: '"><b>Dana</b> & co', 'extras.size': '6+', story: '\nOne\n</textarea>two', yes: 'on' });
  expect(html).toContain('id="t-name" name="name" value="&quot;&gt;&lt;b&gt;Dana&lt;/b&gt; &amp; co"/>');
  expect(html).toContain('<option value="6+" selected="">');
  expect(html).not.toContain('value="1-5" selected');
  expect(html).toContain('name="story">\n\nOne\n&lt;/textarea&gt;two</textarea></div>');
  expect(html).toContain('id="t-yes" name="yes" checked=""/>');
  expect(html).toContain('<form data-sends="/api/others"><input name="name"/></form>');
});

test('a filled trap is not written back, and a box that was not ticked stays empty', () => {
  const html = fill({ topic_line: 'casino' });
  expect(html).not.toContain('casino');
  expect(html).not.toContain('checked');
});

test('each error stands in its field, is tied to its control, and the summary links to it in the order of the errors', () => {
  const html = fill({ name: '' }, [
    { field: 'name', message: 'Who are <you>?' },
    { field: 'name', message: 'A second one' },
    { field: 'extras.size', message: 'Please select the size' },
    { field: 'yes', message: 'You must agree' },
    { field: 'smsConsent.page', message: 'Of no field' },
  ]);
  expect(html).toContain('<p class="err" id="t-name-error">Who are &lt;you&gt;?</p></div>');
  expect(html).toContain('value="" aria-describedby="t-name-error" aria-invalid="true"/>');
  expect(html).toContain('aria-describedby="t-size-hint t-size-error" aria-invalid="true">');
  expect(html).toContain('</select><p class="err" id="t-size-error">Please select the size</p></div>');
  expect(html).toContain('</label><p class="err" id="t-yes-error">You must agree</p></div>');
  const summary = /<div class="summary".*?<\/ul><\/div>/.exec(html)?.[0] ?? '';
  expect(summary).toContain('<li><a href="#t-size">Please select the size</a></li>');
  expect(summary).toContain('<li>Of no field</li>');
  expect(summary).not.toContain('A second one');
  expect(html.indexOf(summary)).toBeLessThan(html.indexOf('for="t-name"'));
});

test('the page runs no script, and its title says first that something is to be done', () => {
  const html = fill(null);
  expect(html).not.toContain('<script');
  expect(html).toContain('<html data-scripts="none" lang="en">');
  expect(html).toContain('<title>Look again: Things</title>');
  expect(html).toContain('data-sends="/api/things" method="post" action="/things?of=1&amp;two">');
  expect(html).toContain('tabindex="-1" autofocus=""><h3>Look again</h3><p>So it is.</p></div>');
});

test('a page without that form is a mistake of the build', () => {
  expect(() => fillFormPage(page, { sends: '/api/else', action: '/' }, {}, note())).toThrow('/api/else');
});
