import type {
  Approver,
  RouteStep,
  StepGap,
  StepReason,
} from '@madang/contract/workplace/approval-policies/route-answers.ts';
import type { ApprovalStep } from '@madang/contract/workplace/approval-policies/rules.ts';
import type { Found, Level, Names, RouteFacts } from './facts.ts';

/** Result of a step by itself, before the route as a whole. */
interface Resolved {
  readonly approvers: readonly Approver[];
  readonly reason?: StepReason;
  readonly department?: Names | null;
  readonly job?: Names | null;
  readonly gap?: StepGap;
}

/** APR-02: the route of a document: each step with its approvers and why, or why it leads to no one. It reads nothing but the facts. */
export function routeOf(facts: RouteFacts): RouteStep[] {
  /** People without whose approval the route does not come this far. */
  const certain = new Set<string>();
  let count = 0;
  return facts.steps.map((step, place) => {
    const { approvers, reason = null, department = null, job = null, gap } = resolve(facts, step, place);
    const isRepeated = approvers.length > 0 && approvers.every(({ personId }) => certain.has(personId));
    if (!isRepeated) count += approvers.length;
    if (step.rule === 'all' || approvers.length === 1) approvers.forEach(({ personId }) => certain.add(personId));
    const isTooMany = !isRepeated && count > facts.maxApprovers;
    return {
      source: step.source,
      rule: step.rule,
      approvers: isTooMany ? approvers.slice(0, facts.maxApprovers) : [...approvers],
      reason,
      department,
      job,
      gap: gap ?? (isTooMany ? 'tooMany' : null),
      isRepeated,
    };
  });
}

function resolve(facts: RouteFacts, step: ApprovalStep, place: number): Resolved {
  if (step.source === 'departmentHead') return headFrom(facts, 0);
  if (step.source === 'headAbove') return headFrom(facts, 1);
  const found = facts.found.find((each) => each.place === place);
  return step.source === 'person' ? named(facts, step, found) : byJob(facts, step.source, found);
}

/** Heads of the first department from a level up that has another head than the requester; a vacant one ends the search. */
function headFrom({ levels, askerId }: RouteFacts, from: number): Resolved {
  const isOwn = ({ heads }: Level) => heads.length > 0 && heads.every(({ personId }) => personId === askerId);
  const above = levels.slice(from);
  const level = above.find((each) => !isOwn(each));
  if (!level) return { approvers: [], gap: 'noLevelAbove' };
  const { department } = level;
  const approvers = level.heads.filter(({ personId }) => personId !== askerId);
  if (approvers.length === 0) return { approvers, department, gap: 'headVacant' };
  if (level !== above[0]) return { approvers, department, reason: 'ownHead' };
  return { approvers, department, reason: from === 0 ? 'head' : 'headAbove' };
}

/** Named people, without the requester; all of them must be in service where all decide. */
function named({ askerId }: RouteFacts, { rule, personIds }: ApprovalStep, found: Found | undefined): Resolved {
  const people = found?.people ?? [];
  const approvers = people.filter(({ personId }) => personId !== askerId);
  const hasLeft = rule === 'all' ? people.length < personIds.length : people.length === 0;
  if (hasLeft) return { approvers, reason: 'named', gap: 'personLeft' };
  return approvers.length === 0 ? { approvers, gap: 'onlyAsker' } : { approvers, reason: 'named' };
}

function byJob({ askerId }: RouteFacts, source: 'jobRank' | 'jobTitle', found: Found | undefined): Resolved {
  const approvers = (found?.people ?? []).filter(({ personId }) => personId !== askerId);
  const { job = null, department = null } = found ?? {};
  if (approvers.length > 0) return { approvers, job, department, reason: department === null ? 'anywhere' : 'near' };
  return { approvers, job, gap: source === 'jobRank' ? 'nobodyOfRank' : 'nobodyOfTitle' };
}

/** True where every step has an approver. */
export function isWhole(steps: readonly RouteStep[]): boolean {
  return steps.length > 0 && steps.every(({ gap }) => gap === null);
}
