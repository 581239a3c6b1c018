import type { LeaveKind } from '@madang/contract/people/employment/kinds.ts';
import { useText } from './texts.ts';

/** Says what a kind of leave is called. */
export function useLeaveKind(): (kind: LeaveKind) => string {
  const t = useText();
  return (kind) => t(`reasons.${kind}`);
}
