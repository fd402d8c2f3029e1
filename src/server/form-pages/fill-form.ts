import type { FieldError } from '../../contract/problem.ts';
import { TRAP_FIELD } from '../../domain/spam/form-check.ts';

/** A form's fields as a browser sends them: texts as typed, `on` for a ticked box; what is not ticked is missing. */
export type TypedFields = Readonly<Record<string, string>>;

/** What stands above a form that was not accepted. */
export interface FormNote {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly errors: readonly FieldError[];
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in an element or a quoted attribute. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** React writes these tags, and escapes every `<` and `>` that is none, so a tag ends at the next `>`. */
const TAG = /<(?<end>\/?)(?<name>div|fieldset|input|select|textarea|option)(?<attributes>(?:\s[^>]*)?)>/g;

function attribute(attributes: string, name: string): string | null {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? null;
}

function without(attributes: string, ...names: string[]): string {
  return names.reduce((left, name) => left.replace(new RegExp(`\\s${name}="[^"]*"`), ''), attributes);
}

const errorMarkup = (id: string, message: string) => `<p class="err" id="${id}-error">${escapeMarkup(message)}</p>`;

/** Marks a control as wrong, as `src/web/ui/field.tsx` does. */
function tieToError(attributes: string, id: string): string {
  const described = attribute(attributes, 'aria-describedby');
  const by = described === null ? `${id}-error` : `${described} ${id}-error`;
  return `${without(attributes, 'aria-describedby', 'aria-invalid')} aria-describedby="${by}" aria-invalid="true"`;
}

/** A control's attributes with what was typed, chosen or ticked. */
function withTyped(attributes: string, typed: string | undefined): string {
  const isClosed = attributes.endsWith('/');
  const bare = isClosed ? attributes.slice(0, -1) : attributes;
  const end = isClosed ? '/' : '';
  const type = attribute(bare, 'type');
  if (type === 'checkbox' || type === 'radio') {
    const own = attribute(bare, 'value') ?? 'on';
    return `${without(bare, 'checked')}${typed === own ? ' checked=""' : ''}${end}`;
  }
  if (typed === undefined) return attributes;
  return `${without(bare, 'value')} value="${escapeMarkup(typed)}"${end}`;
}

/** The form's controls with what was typed into them, and each error beside its field. Returns the ids of the fields that have one. */
function fillControls(
  form: string,
  typed: TypedFields | null,
  errors: ReadonlyMap<string, string>,
): { html: string; ids: ReadonlyMap<string, string> } {
  const ids = new Map<string, string>();
  const boxes: { isField: boolean; error: string }[] = [];
  let chosen: string | undefined;
  let html = '';
  let at = 0;

  /** Remembers an error for the end of the field that the control is in; the control's attributes. */
  function note(attributes: string, name: string | null): string {
    const message = name === null ? undefined : errors.get(name);
    if (name === null || message === undefined) return attributes;
    const isFirst = !ids.has(name);
    const id = isFirst ? (attribute(attributes, 'id') ?? name) : (ids.get(name) ?? name);
    if (isFirst) {
      ids.set(name, id);
      const box = boxes.findLast(({ isField }) => isField);
      if (box) box.error = errorMarkup(id, message);
    }
    const isClosed = attributes.endsWith('/');
    return tieToError(isClosed ? attributes.slice(0, -1) : attributes, id) + (isClosed ? '/' : '');
  }

  for (const match of form.matchAll(TAG)) {
    const { end = '', name: tag = '', attributes: written = '' } = match.groups ?? {};
    if (match.index < at) continue;
    html += form.slice(at, match.index);
    at = match.index + match[0].length;
    const name = attribute(written, 'name');
    const value = name === null || name === TRAP_FIELD ? undefined : typed?.[name];
    let attributes = written;
    if (tag === 'div' || tag === 'fieldset') {
      if (end === '') boxes.push({ isField: /\sclass="(?:field|check)[ "]/.test(written), error: '' });
      else html += boxes.pop()?.error ?? '';
    } else if (end === '' && tag === 'option') {
      if (chosen !== undefined)
        attributes = `${without(written, 'selected')}${attribute(written, 'value') === escapeMarkup(chosen) ? ' selected=""' : ''}`;
    } else if (end === '') {
      if (tag === 'select') chosen = value;
      attributes = note(tag === 'input' && typed !== null ? withTyped(written, value) : written, name);
    } else if (tag === 'select') chosen = undefined;
    html += `<${end}${tag}${attributes}>`;
    if (tag === 'textarea' && end === '' && value !== undefined) {
      // The browser leaves out a line break right after the tag.
      html += `\n${escapeMarkup(value)}`;
      at = form.indexOf('</textarea', at);
    }
  }
  return { html: html + form.slice(at), ids };
}

/** The note in the markup of `src/web/ui/error-summary.tsx`, with one error for each field. The browser moves the focus to it. */
function noteMarkup({ title, sentences, errors }: FormNote, ids: ReadonlyMap<string, string>): string {
  const firsts = errors.filter(({ field }, at) => errors.findIndex((other) => other.field === field) === at);
  const items = firsts.map(({ field, message }) => {
    const id = ids.get(field);
    const text = escapeMarkup(message);
    return `<li>${id === undefined ? text : `<a href="#${id}">${text}</a>`}</li>`;
  });
  const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
  const said = sentences.map((sentence) => `<p>${escapeMarkup(sentence)}</p>`).join('');
  return `<div class="summary" role="alert" tabindex="-1" autofocus=""><h3>${escapeMarkup(title)}</h3>${said}${list}</div>`;
}

/** A page in which no script runs: what the person types now stays theirs, and the form is sent as the page has it. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script(?![^>]*application\/ld\+json)[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<link rel="(?:modulepreload|prefetch)"[^>]*>/g, '')
    .replace('<html ', '<html data-scripts="none" ');
}

/**
 * The prerendered page of a form with what was typed into it, the note above and each error beside its field.
 * @param form `sends` is the path of the API that names the form (`data-sends`), `action` the address to which it is sent next: without a place in the page,
 * which would take the focus from the note
 * @param typed null where what was typed could not be read
 */
export function fillFormPage(
  page: string,
  { sends, action }: { sends: string; action: string },
  typed: TypedFields | null,
  note: FormNote,
): string {
  const mark = page.indexOf(` data-sends="${sends}"`);
  const open = page.lastIndexOf('<form', mark);
  const begin = page.indexOf('>', mark) + 1;
  const end = page.indexOf('</form>', begin);
  if (mark < 0 || end < 0) throw new Error(`The page has no form for ${sends}`);
  const messages = new Map(note.errors.toReversed().map(({ field, message }) => [field, message]));
  const { html, ids } = fillControls(page.slice(begin, end), typed, messages);
  const tag = `${without(page.slice(open, begin - 1), 'action')} action="${escapeMarkup(action)}">`;
  const filled = page.slice(0, open) + tag + noteMarkup(note, ids) + html + page.slice(end);
  return withoutScripts(filled).replace('<title>', `<title>${escapeMarkup(note.title)}: `);
}
