import * as z from 'zod/mini';
import type { DescribedShape } from '@madang/contract/kernel/description/routes.ts';

/** Parameters of a check made by `rule()` (contract/src/kernel/rules.ts). */
interface RuleParams {
  readonly code?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/**
 * Describes the wire side of a schema. JSON Schema derives objects, lists and choices; rules appear by their codes, and
 * by keywords where they exist.
 */
export function shapeOf(schema: z.ZodMiniType): DescribedShape {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const rules = rulesOf(zodSchema);
      if (rules.length === 0) return;
      const longest = rules.find(({ code }) => code === 'MB_M_MAX_LENGTH')?.params?.['0'];
      Object.assign(
        jsonSchema,
        { 'x-codes': [...new Set(rules.map(({ code }) => code))] },
        typeof longest === 'number' && { maxLength: longest },
        jsonSchema.type === 'string' && rules.some(({ code }) => code === 'MB_M_REQUIRED') && { minLength: 1 },
      );
    },
  });
  return shape as DescribedShape;
}

function rulesOf({ _zod: { def } }: z.core.$ZodType): RuleParams[] {
  return (def.checks ?? []).flatMap((check) => {
    const { params } = check._zod.def as { readonly params?: RuleParams };
    return params?.code === undefined ? [] : [params];
  });
}
