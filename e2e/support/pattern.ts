/** A pattern in which the texts that are put in stand for themselves: a price's `$` and dot too. A dot of the pattern is any character, a new line as well. */
export function pattern({ raw }: TemplateStringsArray, ...texts: string[]): RegExp {
  const literal = texts.map((text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(String.raw({ raw }, ...literal), 's');
}
