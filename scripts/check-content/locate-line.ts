import type { ESTree } from 'vite';
import { lineAt } from './mistakes.ts';

/** What is asked of a node: this reader follows what is written out, and stops where it does not know its way. */
type Node = ESTree.Node;

/** Without what only the types need: `[...] as const satisfies readonly Partner[]`. */
function bare(node: Node): Node {
  const isWrapped =
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'ParenthesizedExpression';
  return isWrapped ? bare(node.expression) : node;
}

function declarationsIn(program: ESTree.Program): Map<string, Node> {
  const found = new Map<string, Node>();
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && init !== null) found.set(id.name, bare(init));
  }
  return found;
}

function nameOf(key: Node): string | null {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : null;
}

/** What stands under one step of a path, or null where it cannot be told from what is written. */
function under(node: Node, step: PropertyKey, known: ReadonlyMap<string, Node>): Node | null {
  if (node.type === 'Identifier') {
    const meant = known.get(node.name);
    return meant === undefined ? null : under(meant, step, known);
  }
  if (node.type === 'ArrayExpression' && typeof step === 'number') {
    const elements = node.elements.slice(0, step + 1);
    // What a spread brings is not counted here.
    if (elements.some((element) => element?.type === 'SpreadElement')) return null;
    return elements[step] ?? null;
  }
  if (node.type !== 'ObjectExpression') return null;
  // The last of a name counts; what a spread brings stands before or after it, and elsewhere.
  const property = node.properties.findLast((one) => one.type === 'Property' && nameOf(one.key) === step);
  if (property?.type === 'Property') return bare(property.value);
  const spread = node.properties.findLast((one) => one.type === 'SpreadElement');
  return spread?.type === 'SpreadElement' ? under(bare(spread.argument), step, known) : null;
}

/**
 * The line of a value in a file of content: of the value itself, or of the nearest thing around it that is written out. Null where the file
 * does not say it at all.
 */
export async function locateLine(source: string, path: readonly PropertyKey[]): Promise<number | null> {
  // Loaded for a mistake only: it takes longer than the whole check.
  const { parseSync } = await import('vite');
  const { program } = parseSync('content.ts', source);
  const known = declarationsIn(program);
  const [name, ...steps] = path;
  const start = known.get(String(name));
  if (start === undefined) return null;
  let node: Node = start;
  for (const step of steps) {
    const next = under(node, step, known);
    if (next === null) break;
    node = bare(next);
  }
  return lineAt(source, node.start);
}
