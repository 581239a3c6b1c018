import { refuse } from '@madang/contract/refuse.ts';
import { brokenConstraint } from '../../kernel/db/failures.ts';
import type { Target } from '../../kernel/operations/definition.ts';

export function portletTarget(portletNumber: number): Target {
  return { kind: 'portlet', id: String(portletNumber) };
}

/** A category or a board of another company is as unknown as one that does not exist. */
export function mapConstraintError(error: unknown): never {
  const constraint = brokenConstraint(error);
  if (constraint === 'portlets_company_code_board_number_key') throw refuse('PORTLET_EXISTS');
  const isUnknown = constraint === 'portlets_category_number_fkey' || constraint === 'portlets_board_number_fkey';
  throw isUnknown ? refuse('CO404') : error;
}
