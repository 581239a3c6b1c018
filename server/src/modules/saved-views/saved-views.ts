import { savedViewLimits } from '@madang/contract/saved-views/limits.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { Target } from '../../kernel/operations/outcome.ts';

export function savedViewTarget(id: string): Target {
  return { kind: 'saved-view', id };
}

/** What the indexes of names refuse. */
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
