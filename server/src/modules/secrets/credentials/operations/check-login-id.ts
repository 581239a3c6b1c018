import * as z from 'zod/mini';
import { anyText } from '@madang/contract/kernel/rules.ts';
import { toIdProfile } from '@madang/contract/secrets/credentials/id-policy.ts';
import { isUnavailable, readNewLoginId } from '@madang/contract/secrets/credentials/login-id.ts';
import { newLoginIdRefusals } from '@madang/contract/secrets/credentials/credential-refusals.ts';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { checkLoginId as route, refusedFields } from '@madang/contract/secrets/credentials/wire.ts';
import { givesOutMail } from '@madang/contract/ground/companies/service-types.ts';
import { isErrorCode } from '@madang/contract/index.ts';
import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { findFlow } from '../../../../kernel/flow/flow.ts';
import { startFlow } from '../../../../kernel/flow/start-flow.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import {
  type Calling,
  networkRefusal,
  ownQuota,
  quotasAt,
  type Voucher,
} from '../../../../kernel/limits/address-limit.ts';
import { consumeWithin, type Quota, quotaHasLeft } from '../../../../kernel/limits/quota.ts';
import { definePublicQuery } from '../../../../kernel/operations/definition.ts';
import { plainInput } from '../../../../kernel/operations/plain-input.ts';
import { askForLoginId, type IdAnswer, type IdQuery } from '../../../ground/global-login-ids/index.ts';

const takenIdsTold = {
  use: 'taken-ids',
  max: credentialProperties.takenIdsPerAddress,
  seconds: hourSeconds,
} as const;

/** Advises a sign-up if an ID is free; the reservation decides. It is a query, which only counts the question. */
export const checkLoginId = definePublicQuery({
  name: 'check-login-id',
  input: plainInput(route.body, { flowSecret: z.optional(anyText()), address: anyText() }),
  refusals: ['CO429', 'MB601', ...newLoginIdRefusals],
  async run({ kernel, refuse }, { loginId: typed = '', serviceType, flowSecret, address }) {
    if (serviceType === undefined) throw refuse.field(refusedFields.serviceType, 'MB_M_REQUIRED');
    const [freeMailDomain, hostedDomains, unavailableDomains, reservedIds, profile, checksPerFlow] = await Promise.all([
      kernel.properties.get(platformProperties.freeMailDomain),
      kernel.properties.get(platformProperties.hostedDomains),
      kernel.properties.get(platformProperties.unavailableDomains),
      kernel.properties.get(credentialProperties.reservedIds),
      kernel.properties.get(credentialProperties.passwordProfile),
      kernel.properties.get(credentialProperties.idChecksPerFlow),
    ]);
    const use = { serviceType, freeMailDomain, isSignUp: true, reservedIds };
    // What is reserved on the product's domain alone is looked at again once the flow has said which domain it is.
    const { loginId, issue } = readNewLoginId(typed, { ...use, isOwnDomain: flowSecret !== undefined });
    if (issue) throw refuseField(refusedFields.loginId, isErrorCode(issue.code) ? issue.code : 'CO400', issue.params);
    if (isUnavailable(loginId, { serviceType, freeMailDomain, hostedDomains, unavailableDomains })) {
      throw refuse.field(refusedFields.loginId, 'MB1066');
    }
    const userId = givesOutMail(serviceType) ? typed.trim() : '';
    // SGN-03: in profile strict a stranger does not learn whose mail address is known here; the submit's mail says so.
    const isNeutral = profile === 'strict' && !givesOutMail(serviceType);
    const asked = await askInFlow(kernel, { loginId, userId, checksPerFlow, isNeutral }, { flowSecret, address });
    const { newFlowSecret, told } = asked;
    if (asked.answer === undefined) throw refuse('CO429');
    const { isTaken, mayBeTold, idProfile, idDomain } = asked.answer;
    // IDR-03: who was invited has an ID by the company's lengths, and on its own domain by that one's reserved words.
    const choice = {
      ...use,
      ...(idProfile !== null && { idProfile: toIdProfile(idProfile) }),
      isOwnDomain: idDomain !== '',
    };
    const { issue: fault } = readNewLoginId(typed, choice);
    if (fault) throw refuseField(refusedFields.loginId, isErrorCode(fault.code) ? fault.code : 'CO400', fault.params);
    if (!isTaken || isNeutral) return { newFlowSecret, isTaken: false };
    if (!mayBeTold || !(await consumeWithin(kernel.db, told))) {
      throw await networkRefusal(kernel, kernel.db, takenIdsTold, { address });
    }
    // The adapter refuses, for a browser that had no flow gets one all the same.
    return { newFlowSecret, isTaken: true };
  },
});

interface Asked {
  /** Undefined where the flow has asked as often as it may. */
  readonly answer: IdAnswer | undefined;
  /** The quota that the answer about an ID in use was taken from. */
  readonly told: Quota;
  readonly newFlowSecret?: string;
}

/**
 * Asks in the browser's flow without looking it up first, which nearly always succeeds; otherwise the reason is found.
 */
async function askInFlow(
  kernel: Kernel,
  query: Omit<IdQuery, 'told'>,
  { flowSecret: secret, address }: { readonly flowSecret: string | undefined; readonly address: string },
): Promise<Asked> {
  const ask = (flowSecret: string, told: Quota) => askForLoginId(kernel.db, flowSecret, { ...query, told });
  if (secret !== undefined) {
    const told = await ownQuota(kernel, takenIdsTold, address);
    const answer = await ask(secret, told);
    if (answer) return { answer, told };
    const flow = await findFlow(kernel.db, secret);
    if (flow) {
      const voucher = await voucherOf(kernel, flow.flowId);
      return askWithin(kernel, { address, voucher }, (quota) => ask(secret, quota));
    }
  }
  const { secret: newFlowSecret } = await startFlow(kernel, { address });
  const asked = await askWithin(kernel, { address }, (told) => ask(newFlowSecret, told));
  return { ...asked, newFlowSecret };
}

async function voucherOf({ contributed, db }: Kernel, flowId: string): Promise<Voucher | undefined> {
  for (const find of contributed.of('flowVoucher')) {
    const voucher = await find(db, flowId);
    if (voucher) return voucher;
  }
  return undefined;
}

/** OTP-08: asks by the first that has something left of the flow's invitation, the address and the companies there. */
async function askWithin(
  kernel: Kernel,
  calling: Calling,
  ask: (told: Quota) => Promise<IdAnswer | undefined>,
): Promise<Asked> {
  for await (const told of quotasAt(kernel, kernel.db, takenIdsTold, calling)) {
    // The statement that answers looks at this quota alone, not at what holds it.
    if (told.within && !(await quotaHasLeft(kernel.db, told.within))) continue;
    const answer = await ask(told);
    // Where something is left, it is the flow that has asked enough.
    if (answer || (await quotaHasLeft(kernel.db, told))) return { answer, told };
  }
  throw await networkRefusal(kernel, kernel.db, takenIdsTold, calling);
}
