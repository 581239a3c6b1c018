import type { AnyChange } from '../../../kernel/operations/definition.ts';
import type { Answer } from '../../browser.ts';
import type { TestApp } from '../../test-app.ts';
import type { ExpectedAudit } from '../examples/example.ts';

/** One audit row that a call must leave. */
export interface ExpectedRow extends ExpectedAudit {
  readonly actorKind: 'person' | 'visitor' | 'system';
  readonly actorId: string | null;
}

/** Rows that a scenario must have left as the newest of its operation's names. */
export interface Acted {
  readonly companyCode: string;
  readonly rows: readonly ExpectedRow[];
}

/**
 * Use of an operation by calls, where stored JSON is impossible: it takes a secret or is a flow's step. The result is
 * written here.
 */
export interface Scenario {
  readonly name: string;
  /** It leaves no audit row, for the reason that its operation gives. */
  readonly isUnaudited?: true;
  /** `companyCode` is one that no other scenario uses, for those that make a company of their own. */
  readonly act: (app: TestApp, companyCode: string) => Promise<Acted>;
}

export function scenario(operation: AnyChange, act: Scenario['act']): Scenario {
  return { name: operation.name, act };
}

/** The same of an operation that leaves no audit row; answers the company that it was in, if any. */
export function unaudited(
  operation: AnyChange,
  act: (app: TestApp, companyCode: string) => Promise<string | undefined>,
): Scenario {
  return {
    name: operation.name,
    isUnaudited: true,
    act: async (app, companyCode) => ({ companyCode: (await act(app, companyCode)) ?? companyCode, rows: [] }),
  };
}

/** An answer that is no refusal; else the scenario ends here and names it it was. */
export function answered(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`the call was answered with ${answer.text}`);
  return answer;
}
