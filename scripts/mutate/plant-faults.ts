import { parseSync, type ESTree } from 'vite';
import type { Replacement } from './with-fault.ts';

/** One fault in one place of a file. */
export interface Fault extends Replacement {
  readonly kind: string;
  readonly line: number;
  /** The source as it stands. */
  readonly old: string;
}

type Node = ESTree.Node;

const OPPOSITE = new Map<string, string>(
  Object.entries({
    '===': '!==',
    '!==': '===',
    '<': '>=',
    '>=': '<',
    '>': '<=',
    '<=': '>',
  }),
);
const MOVED = new Map<string, string>(Object.entries({ '<': '<=', '<=': '<', '>': '>=', '>=': '>' }));
const ARITHMETIC = new Map<string, string>(Object.entries({ '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' }));
const METHODS = new Map<string, string>(
  Object.entries({
    some: 'every',
    every: 'some',
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
    round: 'floor',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
    trunc: 'ceil',
  }),
);
/** Links of a chain that narrow, order or clean what passes through: the chain holds without them. */
const LINKS = new Set([
  'filter',
  'where',
  'orderBy',
  'limit',
  'toSorted',
  'sort',
  'toReversed',
  'reverse',
  'slice',
  'trim',
  'toLowerCase',
  'toUpperCase',
  'flat',
  'having',
  'groupBy',
  'distinct',
  'forUpdate',
  'skipLocked',
]);
const WORDS = new Map<string, readonly string[]>(
  Object.entries({
    '=': ['!='],
    '<': ['<=', '>='],
    '<=': ['<', '>'],
    '>': ['>=', '<='],
    '>=': ['>', '<'],
    in: ['not in'],
    asc: ['desc'],
    desc: ['asc'],
  }),
);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function childrenOf(node: Node): [key: string, child: Node][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child): [string, Node] => [key, child]),
  );
}

/** What no test can see: types, and the words of errors that only a programmer's mistake brings about. */
function isOutOfSight(node: Node): boolean {
  if (node.type.startsWith('TS'))
    return !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node.type);
  if (['ImportDeclaration', 'ExportAllDeclaration'].includes(node.type)) return true;
  if (node.type === 'ExportNamedDeclaration' && node.source) return true;
  return node.type === 'NewExpression' && node.callee.type === 'Identifier' && node.callee.name.endsWith('Error');
}

/** Every fault that can be planted in a source, in its order. */
export function plantFaults(file: string, source: string): Fault[] {
  const faults: Fault[] = [];
  const textOf = (node: Node) => source.slice(node.start, node.end);
  const lineOf = (at: number) => source.slice(0, at).split('\n').length;

  function plant(kind: string, { start, end }: { start: number; end: number }, now: string): void {
    const old = source.slice(start, end);
    if (old !== now) faults.push({ kind, line: lineOf(start), old, now, start, end });
  }

  function plantIn(node: Node, key: string, parent: Node | null, chain: Node | null): void {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- most kinds of nodes have nothing that can be wrong by itself
    switch (node.type) {
      case 'BinaryExpression': {
        const [left, right] = [textOf(node.left), textOf(node.right)];
        const opposite = OPPOSITE.get(node.operator);
        if (opposite) plant('comparison flipped', node, `${left} ${opposite} ${right}`);
        const moved = MOVED.get(node.operator);
        if (moved) plant('boundary moved', node, `${left} ${moved} ${right}`);
        const hasWords = [node.left, node.right].some(
          (side) => side.type === 'TemplateLiteral' || (side.type === 'Literal' && typeof side.value === 'string'),
        );
        const other = ARITHMETIC.get(node.operator);
        if (other && !hasWords) plant('arithmetic changed', node, `${left} ${other} ${right}`);
        break;
      }
      case 'LogicalExpression':
        plant('operand dropped', node, textOf(node.left));
        plant('operand dropped', node, textOf(node.right));
        break;
      case 'UnaryExpression':
        if (node.operator === '!') plant('condition negated', node, `(${textOf(node.argument)})`);
        if (node.operator === '-') plant('sign dropped', node, `(${textOf(node.argument)})`);
        break;
      case 'IfStatement':
      case 'ConditionalExpression':
      case 'WhileStatement':
        if (
          node.test.type !== 'BinaryExpression' &&
          !(node.test.type === 'UnaryExpression' && node.test.operator === '!')
        )
          plant('condition negated', node.test, `!(${textOf(node.test)})`);
        break;
      case 'ReturnStatement':
        if (node.argument) plant('return emptied', node.argument, 'undefined');
        break;
      case 'ArrowFunctionExpression':
        if (node.body.type !== 'BlockStatement') plant('return emptied', node.body, 'undefined');
        break;
      case 'ContinueStatement':
      case 'BreakStatement':
        plant('statement removed', node, ';');
        break;
      case 'AwaitExpression':
        // Where nothing takes the promise, lint refuses it.
        if (parent?.type !== 'ExpressionStatement') plant('await dropped', node, textOf(node.argument));
        break;
      case 'ExpressionStatement':
        if (node.expression.type !== 'Literal') plant('statement removed', node, ';');
        break;
      case 'AssignmentExpression':
        if (node.operator === '+=') plant('arithmetic changed', node, `${textOf(node.left)} -= ${textOf(node.right)}`);
        if (node.operator === '-=') plant('arithmetic changed', node, `${textOf(node.left)} += ${textOf(node.right)}`);
        break;
      case 'CallExpression':
        if (node.callee.type === 'MemberExpression' && node.callee.property.type === 'Identifier') {
          const { name } = node.callee.property;
          const other = METHODS.get(name);
          if (other) plant('method changed', node.callee.property, other);
          // Of a chain that may end early, all is written anew: a part of it by itself would not end early.
          const whole = chain ?? node;
          const shorter = textOf(node.callee.object) + source.slice(node.end, whole.end);
          if (LINKS.has(name)) plant('link removed', whole, source.slice(whole.start, node.start) + shorter);
        }
        break;
      case 'Literal': {
        if (parent?.type === 'Property' && key === 'key') break;
        if (typeof node.value === 'number') plant('constant changed', node, String(node.value + 1));
        else if (typeof node.value === 'boolean') plant('constant changed', node, String(!node.value));
        else if (typeof node.value === 'string') {
          const words = WORDS.get(node.value);
          for (const now of words ?? [node.value === '' ? 'planted' : '']) plant('constant changed', node, `'${now}'`);
        }
        break;
      }
      default:
    }
  }

  /** `chain` is the optional chain, `a?.b().c()`, of which the node is a link. */
  function visit(node: Node, key: string, parent: Node | null, chain: Node | null): void {
    if (isOutOfSight(node)) return;
    plantIn(node, key, parent, chain);
    const around = node.type === 'ChainExpression' ? node : chain;
    for (const [name, child] of childrenOf(node))
      visit(child, name, node, ['expression', 'callee', 'object'].includes(name) ? around : null);
  }

  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  visit(program, '', null, null);
  return faults.sort((a, b) => a.start - b.start || a.end - b.end);
}
