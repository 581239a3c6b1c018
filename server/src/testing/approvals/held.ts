import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { HeldKind } from '@madang/contract/workplace/approval-requests/held-kinds.ts';
import type { readApprovalRequest } from '@madang/contract/workplace/approval-requests/routes.ts';
import { expect, vi } from 'vitest';
import type { Browser } from '../browser.ts';
import { memberBrowser } from '../member.ts';
import type { TestApp } from '../test-app.ts';
import { boxOf, companyOfRequests, readRequest } from './requests.ts';

export const heldPath = '/api/v1/held-operations';

export const setHeld = (by: Browser, heldKind: string, approvalPolicyId: string | null, more: object = {}) =>
  by.put(`${heldPath}/${heldKind}`, { approvalPolicyId, ...more });

export const giveRole = (by: Browser, personId: string, role = 'administrator') =>
  by.post('/api/v1/memberships', { personId, role });

/** A company with a policy of one approver, by which kinds of changes are held back. */
export async function companyThatHolds(app: TestApp, prefix: string, kinds: readonly HeldKind[]) {
  const company = await companyOfRequests(app, prefix);
  const { own, companyCode, policy, named } = company;
  const representative = await memberBrowser(app, { companyCode, role: 'representative' });
  const [approver, other] = [await company.person(), await company.person()];
  const policyId = await policy(named([approver.personId]));
  for (const kind of kinds) {
    const answer = await setHeld(own, kind, policyId);
    expect(answer.status, answer.text).toBe(200);
  }
  return { ...company, representative, approver, other, policyId };
}

/** The one request of a person that waits. */
export async function askedBy(by: Browser): Promise<string> {
  const { items } = await boxOf(by, 'own', '&requestState=waiting');
  expect(items).toHaveLength(1);
  return items[0]?.requestId ?? '';
}

type Held = NonNullable<AnswerOf<typeof readApprovalRequest>['held']>;

/** A change that was approved, once its job has ended it. */
export const carriedOut = (by: Browser, requestId: string): Promise<Held> =>
  vi.waitFor(
    async () => {
      const { held } = await readRequest(by, requestId);
      if (!held?.result) throw new Error('it is not carried out yet');
      return held;
    },
    { timeout: 10_000, interval: 50 },
  );
