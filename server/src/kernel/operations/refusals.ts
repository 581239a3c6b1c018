import type { ErrorCode } from '@madang/contract/index.ts';
import { ruleCodesOf } from '@madang/contract/kernel/description/rule-codes.ts';
import { refuse as anyRefusal, refuseField, refuseFields, type Refusal } from '@madang/contract/refuse.ts';
import { brokenConstraint } from '../db/failures.ts';
import type { Refuse } from './context.ts';
import type { Kernel } from '../kernel.ts';
import type { AnyChange, AnyOperation } from './definition.ts';
import type { Origin } from './principal.ts';

/** Refuses in `run` and `prepare`; the types of each operation narrow the codes to its own. */
export const refuse: Refuse<ErrorCode> = Object.assign(
  (...refusal: Parameters<typeof anyRefusal>) => anyRefusal(...refusal),
  { field: refuseField, fields: refuseFields },
);

/** Refusals of any operation: rights, a required approval, the form of its input, networks, a locked access, a busy address. */
const commonCodes: ReadonlySet<string> = new Set([
  'ACCESS_ON_LEAVE',
  'ACCESS_ON_LEAVE_UNTIL',
  'ACCESS_SUSPENDED',
  'ACCESS_SUSPENDED_UNTIL',
  'APPROVAL_UNFINISHED',
  'CHANGE_HELD',
  'CHANGE_HELD_GAP',
  'CO400',
  'CO401',
  'DESK_TICKET',
  'NETWORK_LIMIT',
  'NETWORK_NOT_ALLOWED',
  'PERSON_ABOVE',
  'RIGHT_COMPANY_WIDE',
]);

/** Every code that an operation refuses with: those it declares and those of its input's rules. */
export function refusalsOf({ refusals, input }: AnyOperation): readonly string[] {
  return [...new Set([...(refusals as readonly string[]), ...ruleCodesOf(input)])];
}

/** The refusal that an error of a run is: a constraint's name says which. */
export function asRefusal(operation: AnyOperation, error: unknown): unknown {
  const constraint = brokenConstraint(error);
  const constraints = 'constraints' in operation ? operation.constraints : undefined;
  const rule = constraint === undefined ? undefined : constraints?.[constraint];
  if (!rule) return error;
  const [field, code] = rule as readonly [string | null, ErrorCode];
  return field === null ? anyRefusal(code) : refuseField(field, code);
}

const declaredCodes = new WeakMap<AnyOperation, ReadonlySet<string>>();

/** The first code of a refusal that its operation does not declare: its callers could not know of it. */
export function undeclaredCode(operation: AnyOperation, { code, fields }: Refusal): string | undefined {
  const declared = declaredCodes.get(operation) ?? new Set(refusalsOf(operation));
  declaredCodes.set(operation, declared);
  return [code, ...fields.map((field) => field.code)].find((each) => !commonCodes.has(each) && !declared.has(each));
}

/** Asks if a call waits for the answer: it notes its refusal itself, once that is final (AC103 in place of CO401). */
export function isAnswered({ principal, via }: Origin): boolean {
  return principal.kind === 'person' && principal.sessionHash !== undefined && via === undefined;
}

export function noteRefused({ refusedRights }: Kernel, { name }: AnyChange, origin: Origin, error: unknown): void {
  const { principal, request, via } = origin;
  const person = 'personId' in principal ? principal : undefined;
  refusedRights.note(error, { operation: name, requestId: request.id, person, via });
}
