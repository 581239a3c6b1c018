import * as z from 'zod/mini';
import { toIdProfile } from '@madang/contract/credentials/id-policy.ts';
import { isUnavailable, readNewLoginId } from '@madang/contract/credentials/login-id.ts';
import { newLoginIdRefusals } from '@madang/contract/credentials/credential-refusals.ts';
import { credentialProperties } from '@madang/contract/credentials/properties.ts';
import { checkLoginId as route, refusedFields } from '@madang/contract/credentials/wire.ts';
import { givesOutMail } from '@madang/contract/companies/service-types.ts';
import { isErrorCode } from '@madang/contract/index.ts';
import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import { platformProperties } from '@madang/contract/properties/platform.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { findFlow } from '../../../kernel/flow/flow.ts';
import { startFlow } from '../../../kernel/flow/start-flow.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { limitSource } from '../../../kernel/limits/limit-source.ts';
import { demandFromLimit } from '../../../kernel/limits/rate-limit.ts';
import { definePublicQuery } from '../../../kernel/operations/definition.ts';
import { plainInput } from '../../../kernel/operations/plain-input.ts';
import { askForLoginId, type IdAnswer, type IdQuery } from '../../directory/index.ts';

/**
 * Answers a sign-up whether an ID is free. It is advice: the reservation of the sign-up itself decides. A query, for it changes
 * nothing but the count of what was asked, in the statement that answers.
 */
export const checkLoginId = definePublicQuery({
  name: 'check-login-id',
  input: plainInput(route.body, { flowSecret: z.optional(z.string()), address: z.string() }),
  refusals: ['CO429', 'MB601', ...newLoginIdRefusals],
  async run({ kernel, refuse }, { loginId: typed = '', serviceType, flowSecret, address }) {
    if (serviceType === undefined) throw refuse.field(refusedFields.serviceType, 'MB_M_REQUIRED');
    const [freeMailDomain, hostedDomains, unavailableDomains, reservedIds, profile, checksPerFlow, takenPerAddress] =
      await Promise.all([
        kernel.properties.get(platformProperties.freeMailDomain),
        kernel.properties.get(platformProperties.hostedDomains),
        kernel.properties.get(platformProperties.unavailableDomains),
        kernel.properties.get(credentialProperties.reservedIds),
        kernel.properties.get(credentialProperties.passwordProfile),
        kernel.properties.get(credentialProperties.idChecksPerFlow),
        kernel.properties.get(credentialProperties.takenIdsPerAddress),
      ]);
    const use = { serviceType, freeMailDomain, isSignUp: true, reservedIds };
    // What is reserved on the product's domain alone is looked at again once the flow has said which domain it is.
    const { loginId, issue } = readNewLoginId(typed, { ...use, isOwnDomain: flowSecret !== undefined });
    if (issue) throw refuseField(refusedFields.loginId, isErrorCode(issue.code) ? issue.code : 'CO400', issue.params);
    if (isUnavailable(loginId, { serviceType, freeMailDomain, hostedDomains, unavailableDomains })) {
      throw refuse.field(refusedFields.loginId, 'MB1066');
    }
    const told = {
      key: `taken-ids:${limitSource(address)}`,
      limit: { count: takenPerAddress, seconds: hourSeconds },
    };
    const { answer, newFlowSecret } = await askInFlow(
      kernel,
      { loginId, userId: givesOutMail(serviceType) ? typed.trim() : '', checksPerFlow, told },
      { flowSecret, address },
    );
    if (answer === undefined) throw refuse('CO429');
    const { isTaken, idProfile, idDomain } = answer;
    // IDR-03: who was invited has an ID by the company's lengths, and on its own domain by that one's reserved words.
    const choice = {
      ...use,
      ...(idProfile !== null && { idProfile: toIdProfile(idProfile) }),
      isOwnDomain: idDomain !== '',
    };
    const { issue: fault } = readNewLoginId(typed, choice);
    if (fault) throw refuseField(refusedFields.loginId, isErrorCode(fault.code) ? fault.code : 'CO400', fault.params);
    // SGN-03: in profile strict a stranger does not learn whose mail address is known here; the submit's mail says so.
    const isNeutral = profile === 'strict' && !givesOutMail(serviceType);
    if (!isTaken || isNeutral) return { newFlowSecret, isTaken: false };
    await demandFromLimit(kernel.db, told.key, told.limit);
    // The adapter refuses, for a browser that had no flow gets one all the same.
    return { newFlowSecret, isTaken: true };
  },
});

interface Asked {
  readonly answer: IdAnswer | undefined;
  readonly newFlowSecret?: string;
}

/**
 * Asks in the browser's flow without looking it up first, for nearly always it lives and may ask; else it is found out
 * which of the two it was. No answer where the flow has asked as often as it may.
 */
async function askInFlow(
  kernel: Kernel,
  query: IdQuery,
  { flowSecret: secret, address }: { readonly flowSecret: string | undefined; readonly address: string },
): Promise<Asked> {
  const answer = secret === undefined ? undefined : await askForLoginId(kernel.db, secret, query);
  if (answer) return { answer };
  if (secret !== undefined && (await findFlow(kernel.db, secret))) return { answer: undefined };
  const opened = await startFlow(kernel, address);
  return { answer: await askForLoginId(kernel.db, opened.secret, query), newFlowSecret: opened.secret };
}
