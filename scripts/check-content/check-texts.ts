import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile, evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import type { z } from 'zod';
import { FrontMatterError, readFrontMatter, type FrontMatter } from '../texts/front-matter.ts';
import { legalSchema, postSchema } from '../texts/front-matter-schemas.ts';
import { textPlugins } from '../texts/text-plugins.ts';
import { checkLink, type Known } from './known-links.ts';
import { checkPicture } from './check-picture.ts';
import { lineAt, type Mistake } from './mistakes.ts';

/** What this check knows of a tree of a text (mdast, with the elements of MDX). */
interface TextNode {
  readonly type: string;
  readonly name?: string | null;
  readonly url?: string;
  readonly alt?: string | null;
  readonly attributes?: readonly { readonly type: string; readonly name?: string; readonly value?: unknown }[];
  readonly children?: readonly TextNode[];
  readonly position?: { readonly start: { readonly line: number } };
}

interface KnownToTexts extends Known {
  /** Whether the values that a text may import can be read; where they cannot, it is not run. */
  readonly canRun: boolean;
}

interface Found {
  readonly line: number | null;
  readonly says: string;
}

/** What the pages' security policy stops in a browser, so that it would only look as if it worked. */
const FORBIDDEN = new Set(['script', 'style', 'iframe', 'object', 'embed', 'link', 'base', 'form']);

function elementMistake({ name, attributes = [] }: TextNode): string | null {
  if (FORBIDDEN.has(name ?? '')) return `the text has a <${name}>, which the site does not run or show`;
  const inline = attributes.find((one) => one.name !== undefined && /^(style|on[a-z]+)$/i.test(one.name));
  if (inline !== undefined) return `<${name}> has the attribute ${inline.name}, and must have no style or script`;
  return null;
}

/** A link or a picture, as Markdown or as an element writes it. */
function targetOf(node: TextNode): { kind: 'link' | 'picture'; target: string } | null {
  const attribute = (name: string) => {
    const value = node.attributes?.find((one) => one.name === name)?.value;
    return typeof value === 'string' ? value : null;
  };
  if (node.type === 'link' || node.type === 'definition') return { kind: 'link', target: node.url ?? '' };
  if (node.type === 'image') return { kind: 'picture', target: node.url ?? '' };
  const [href, src] = [attribute('href'), attribute('src')];
  if (node.name === 'img' && src !== null) return { kind: 'picture', target: src };
  return href === null ? null : { kind: 'link', target: href };
}

async function nodeMistakes(node: TextNode, known: Known): Promise<string[]> {
  const target = targetOf(node);
  const says = [elementMistake(node)];
  if (target?.kind === 'link') says.push(checkLink(target.target, known));
  if (target?.kind === 'picture') says.push(await checkPicture(target.target, known.publicFolder));
  if (node.type === 'image' && !node.alt)
    says.push(`the picture ${node.url} has no description, and must have one, such as ![A house](${node.url})`);
  return says.filter((one) => one !== null);
}

const flatten = (node: TextNode): TextNode[] => [node, ...(node.children ?? []).flatMap(flatten)];

/** What a parser means by its own words, for who writes a text and no code. */
const hints: readonly (readonly [RegExp, string])[] = [
  [/is not defined$/, '; what stands in { } is code: write \\{ for a brace of the text'],
  [/^Could not parse expression/, '; what stands in { } is code: write \\{ for a brace of the text'],
  [/before name, expected a character that can start a name/, '; a < begins a tag: write &lt; for the sign'],
];

/** Where a text names in braces what there is not. */
function lineOfName(source: string, why: string): number | null {
  const [, name] = /^(\w+) is not defined$/.exec(why) ?? [];
  const at = name === undefined ? -1 : source.search(new RegExp(`\\{[^}]*\\b${name}\\b`));
  return at < 0 ? null : lineAt(source, at);
}

/** Compiles the text, runs it as its page would, and collects what is wrong with what it shows. */
async function checkBody(path: string, source: string, known: KnownToTexts): Promise<Found[]> {
  const found: Found[] = [];
  const { remarkPlugins, rehypePlugins } = textPlugins(known.publicFolder);
  const look = () => async (tree: TextNode) => {
    for (const node of flatten(tree))
      for (const says of await nodeMistakes(node, known)) found.push({ line: node.position?.start.line ?? null, says });
    // What cannot be shown would stop the next step in its own words.
    if (found.length > 0) throw new Error('found');
  };
  const plugins = { remarkPlugins: [...remarkPlugins, look], rehypePlugins };
  try {
    if (known.canRun) {
      const { default: Text } = await evaluate(source, { ...runtime, baseUrl: pathToFileURL(path), ...plugins });
      renderToStaticMarkup(createElement(Text));
    } else await compile(source, plugins);
  } catch (error) {
    if (found.length > 0) return found;
    const line = error instanceof Error && 'line' in error && typeof error.line === 'number' ? error.line : null;
    const why = error instanceof Error ? ('reason' in error ? String(error.reason) : error.message) : String(error);
    const [first = ''] = why.split('\n', 1);
    const [, hint = ''] = hints.find(([words]) => words.test(first)) ?? [];
    found.push({ line: line ?? lineOfName(source, first), says: `the text cannot be shown: ${first}${hint}` });
  }
  return found;
}

function frontMatterMistakes({ values, lineOf }: FrontMatter, schema: z.ZodType): Found[] {
  if (values === undefined)
    return [{ line: 1, says: 'it must begin with front matter: a line ---, its fields, and a line ---' }];
  const issues = schema.safeParse(values).error?.issues ?? [];
  return issues.flatMap(({ path, message, ...issue }) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((name) => ({
        line: lineOf([...path, name]),
        says: `${[...path, name].join('.')} is no field that Foyer knows`,
      }));
    const value = path.reduce<unknown>(
      (one, step) => (typeof one === 'object' && one !== null ? Reflect.get(one, step) : undefined),
      values,
    );
    const shown = value === undefined || value === null ? 'missing' : JSON.stringify(value);
    return [{ line: lineOf(path), says: `${path.join('.')} is ${shown}, and must be ${message}` }];
  });
}

async function checkText(folder: string, file: string, schema: z.ZodType, known: KnownToTexts): Promise<Found[]> {
  const path = join(folder, file);
  const source = await readFile(path, 'utf8');
  try {
    const frontMatter = readFrontMatter(source);
    const found = frontMatterMistakes(frontMatter, schema);
    const { slug, video } = postSchema.safeParse(frontMatter.values).data ?? {};
    if (slug !== undefined && file !== `posts/${slug}.mdx`)
      found.push({
        line: frontMatter.lineOf(['slug']),
        says: `slug is "${slug}", and must be the file's name without .mdx, or be left out`,
      });
    const broken = video === undefined ? null : checkLink(video.href, known);
    if (broken !== null) found.push({ line: frontMatter.lineOf(['video', 'href']), says: broken });
    return [...found, ...(await checkBody(path, source, known))];
  } catch (error) {
    if (!(error instanceof FrontMatterError)) throw error;
    const written = source.split('\n')[error.line - 1] ?? '';
    const [, name, text] = /^(\w+): ([^'"].*: .*)$/.exec(written) ?? [];
    const hint = text === undefined ? '' : `; a text with a colon stands in quotes: ${name}: "${text}"`;
    return [{ line: error.line, says: `its front matter cannot be read: ${error.message}${hint}` }];
  }
}

/** The legal texts that the site links to. */
const legalTexts = ['disclaimer.mdx', 'privacy-policy.mdx', 'terms-of-service.mdx'];

const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);

/** What is wrong in the posts and the legal texts. */
export async function checkTexts(folder: string, known: KnownToTexts): Promise<Mistake[]> {
  const mistakes: Mistake[] = [];
  const legal = await namesIn(join(folder, 'legal'));
  for (const name of legalTexts)
    if (!legal.includes(name)) mistakes.push({ file: `legal/${name}`, line: null, says: 'the file is missing' });
  const posts = (await namesIn(join(folder, 'posts'))).filter((name) => name.endsWith('.mdx'));
  for (const name of posts)
    if (!/^[a-z0-9]+(-[a-z0-9]+)*\.mdx$/.test(name) || name === '404.mdx')
      mistakes.push({
        file: `posts/${name}`,
        line: null,
        says: "the file's name becomes the post's address, and must be small letters, digits and hyphens, such as my-first-post.mdx",
      });
  const texts = [
    ...legalTexts
      .filter((name) => legal.includes(name))
      .map((name) => ({ file: `legal/${name}`, schema: legalSchema })),
    ...posts.map((name) => ({ file: `posts/${name}`, schema: postSchema })),
  ];
  for (const { file, schema } of texts)
    for (const found of await checkText(folder, file, schema, known)) mistakes.push({ file, ...found });
  return mistakes;
}
