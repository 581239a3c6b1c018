import { randomUUID } from 'node:crypto';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import type * as z from 'zod/mini';
import { shapeOf } from '../../platform/description/shapes.ts';
import type { AnyOperation } from '../../kernel/operations/definition.ts';

/** JSON Schema of a field, as far as it is needed to create a value. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minItems?: number;
  readonly minimum?: number;
}

/** A day that every company has or will have, whichever its zone. */
export function tomorrow(): string {
  return new Date(Date.now() + daySeconds * 1000).toISOString().slice(0, 10);
}

/** Inputs that the smallest input of a shape does not cover: rules have no shape. */
const inputs: Readonly<Record<string, object>> = {
  'read-import-template': { kind: 'people' },
  'read-draft': { termsCode: 'SVCR', countryCode: 'KR' },
  'check-recipients': { recipients: ['guest@outside.example'] },
  'convert-date': { date: '2026-03-02' },
  'count-planned-changes': { from: '2026-03-01', until: '2026-03-31' },
  'read-policy-versions': { countryCode: 'KR' },
  'list-versions': { termsCode: 'SVCR', countryCode: 'KR' },
  'read-terms': { termsCode: 'SVCR', countryCode: 'KR' },
  'list-terms': { countryCode: 'KR', isCompanyAdministrator: false, isReconsent: false },
  'read-person-as-of': { date: tomorrow(), personId: randomUUID() },
  'read-departments-as-of': { date: tomorrow() },
  'list-people-as-of': { date: tomorrow() },
  'list-members-as-of': { date: tomorrow(), departmentCode: 'TOP' },
  'list-branch': { departmentCode: 'TOP' },
  'list-department-members': { departmentCode: 'TOP' },
  'draw-organisation': { departmentCodes: ['TOP'] },
  'read-list-changes': { kinds: ['person'], since: new Date().toISOString() },
  'preview-changed-role': { companyRoleId: randomUUID(), companyRoleName: 'Door', permissions: ['departments.view'] },
  'judge-password': { password: '', names: [], address: '192.0.2.1' },
};

/** An input of the operation with nothing that it may leave out. What it names is not there. */
export function inputFor({ name, input }: AnyOperation): object {
  return inputs[name] ?? (smallestOf(input) as object);
}

/** The same of any schema, as it is on the wire. */
export function smallestOf(schema: z.ZodMiniType): unknown {
  return smallest(shapeOf(schema) as Shape);
}

function smallest({ anyOf, oneOf, ...shape }: Shape): unknown {
  const [first] = anyOf ?? oneOf ?? [];
  if (first) return smallest(first);
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  switch (shape.type ?? '') {
    case 'object':
      return Object.fromEntries((shape.required ?? []).map((key) => [key, smallest(shape.properties?.[key] ?? {})]));
    case 'array':
      return Array.from({ length: shape.minItems ?? 0 }, () => smallest(shape.items ?? {}));
    case 'integer':
    case 'number':
      return shape.minimum ?? 1;
    case 'boolean':
      return false;
    default:
      return shape.format === 'uuid' ? randomUUID() : 'NOSUCH';
  }
}
