import type { DescribedShape } from '@madang/contract/kernel/description/routes.ts';

/** One field of a described shape, as a line of a list. */
export interface ShapeLine {
  /** Number of objects that enclose the field. */
  readonly depth: number;
  readonly name: string;
  /** Type in the words of JSON Schema, which are the same in every language. */
  readonly type: string;
  readonly isRequired: boolean;
  /** Codes that refuse a value. */
  readonly codes: readonly string[];
}

/** The fields of a shape from top to bottom, those of an inner object behind its own line. */
export function shapeLines(shape: DescribedShape, depth = 0): ShapeLine[] {
  const object = objectIn(shape);
  if (!object) return [];
  return Object.entries(object.properties ?? {}).flatMap(([name, inner]) => [
    {
      depth,
      name,
      type: typeText(inner),
      isRequired: object.required?.includes(name) ?? false,
      codes: inner['x-codes'] ?? [],
    },
    ...shapeLines(inner, depth + 1),
  ]);
}

/** The object that a value is, or that its items or one of its choices are. */
function objectIn({ anyOf, items, ...shape }: DescribedShape): DescribedShape | undefined {
  if (shape.properties) return shape;
  if (items) return objectIn(items);
  return anyOf?.map(objectIn).find((choice) => choice !== undefined);
}

/** Returns the permitted values as text: `string (1–30)`, `"ko" | "en"`, `object[]`. */
export function typeText(shape: DescribedShape): string {
  if (shape.anyOf) return [...new Set(shape.anyOf.map(typeText))].join(' | ');
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.items) return `${bracketed(typeText(shape.items))}[]${range(shape.minItems, shape.maxItems)}`;
  const { type = 'any', format, minLength, maxLength, minimum, maximum } = shape;
  return `${format ?? type}${range(minLength ?? minimum, maxLength ?? maximum)}`;
}

function bracketed(type: string): string {
  return type.includes(' ') ? `(${type})` : type;
}

/** Bounds beyond what numbers can tell apart are no bounds. */
function range(from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY): string {
  const [min, max] = [Math.abs(from) < Number.MAX_SAFE_INTEGER, Math.abs(to) < Number.MAX_SAFE_INTEGER];
  if (min && max) return ` (${from}–${to})`;
  if (max) return ` (≤ ${to})`;
  return min ? ` (≥ ${from})` : '';
}
