import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * A resolver whose rules are loaded when they are first needed: schemas are larger than the form. Where they cannot be loaded nothing is
 * wrong with a field; who sends the form loads them first, and says so.
 */
export function lazyResolver<Values extends FieldValues, Output>(
  load: () => Promise<{ resolver: Resolver<Values, unknown, Output> }>,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const rules = await load().catch(() => null);
    return rules === null ? { values: {}, errors: {} } : rules.resolver(values, context, options);
  };
}
