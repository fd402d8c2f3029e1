import type { Parser } from './request.ts';

type Check<Value> = (value: unknown) => value is Value;

export const isText: Check<string> = (value) => typeof value === 'string';
export const isNumber: Check<number> = (value) => typeof value === 'number';
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean';

export function orNull<Value>(check: Check<Value>): Check<Value | null> {
  return (value): value is Value | null => value === null || check(value);
}

export function orMissing<Value>(check: Check<Value>): Check<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || check(value);
}

export function oneOf<const Word extends string>(...words: readonly Word[]): Check<Word> {
  return (value): value is Word => words.some((word) => word === value);
}

export function listOf<Value>(check: Check<Value>): Check<Value[]> {
  return (value): value is Value[] => Array.isArray(value) && value.every(check);
}

export function recordOf<Value extends object>(checks: { [Name in keyof Value]: Check<Value[Name]> }): Check<Value> {
  return (value): value is Value => {
    if (typeof value !== 'object' || value === null) return false;
    const fields = new Map<string, unknown>(Object.entries(value));
    return Object.entries<Check<unknown>>(checks).every(([name, check]) => check(fields.get(name)));
  };
}

/**
 * A parser for an answer that a page needs at once. The contract's schemas bring zod, which is larger than the page.
 * It throws if the answer does not have the contract's type.
 */
export function shaped<Value>(check: Check<Value>): Parser<Value> {
  return {
    parse(answer) {
      if (!check(answer)) throw new Error('The answer is not what this page understands');
      return answer;
    },
  };
}
