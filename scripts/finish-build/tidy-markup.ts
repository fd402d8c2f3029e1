const DISCOVER = / data-discover="true"/g;
const EMPTY_SHAPE = /><\/(?:path|circle|rect|line)>/g;

/** The same page in fewer bytes: without the router's marks for asking which pages there are, which it never does here, and with empty shapes in one tag. */
export function tidyMarkup(html: string): string {
  return html.replace(DISCOVER, '').replace(EMPTY_SHAPE, '/>');
}
