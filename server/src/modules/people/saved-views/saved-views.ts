import { savedViewLimits } from '@madang/contract/people/saved-views/limits.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { CompanyContext } from '../../../kernel/operations/context.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import type { LockedView } from './saved-views.sql.ts';

export function savedViewTarget(id: string): Target {
  return { kind: 'saved-view', id };
}

/** Refuses a view that another person shares, unless the actor is an administrator. */
export async function requireOwnerOrManager(
  { can }: Pick<CompanyContext<unknown, 'SAVED_VIEW_OF_OTHERS'>, 'can'>,
  { isOwn }: Pick<LockedView, 'isOwn'>,
  id: string,
): Promise<void> {
  if (!isOwn && !(await can('saved-views.manage', savedViewTarget(id)))) throw refuse('SAVED_VIEW_OF_OTHERS');
}

/** Constraints of the name indexes, with the field and code of their refusal. */
export const nameConstraints = {
  saved_views_own_name_key: ['savedViewName', 'SAVED_VIEW_NAME_TAKEN'],
  saved_views_shared_name_key: ['savedViewName', 'SAVED_VIEW_NAME_TAKEN'],
} as const;

/** There are as many as a person may have, or as a company may share. */
export function noSpace({ isShared }: { readonly isShared: boolean }): Error {
  return isShared
    ? refuse('SAVED_VIEW_LIMIT_SHARED', { 0: savedViewLimits.shared })
    : refuse('SAVED_VIEW_LIMIT', { 0: savedViewLimits.ofPerson });
}
