import { readLoginName } from '@madang/contract/accounts/login-id.ts';
import { flowLimits } from '@madang/contract/kernel/flow-limits.ts';
import { comparableCode } from '@madang/contract/promotions/rules.ts';
import { platformProperties } from '@madang/contract/properties/platform.ts';
import { checkInitialPassword as route } from '@madang/contract/registrations/wire.ts';
import { transaction } from '../../../kernel/db/database.ts';
import { markVerified } from '../../../kernel/flow/flow.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { authenticateInitial } from '../../accounts/index.ts';
import { refuseWhileClosed } from '../../signup/index.ts';
import { insertCandidates, type Candidate } from '../candidates.sql.ts';
import { initialPasswordIndex, requireProven } from '../registrations.ts';

/**
 * ACC-04: the old password first. It goes through the same counting as a log-in and takes as long for an ID that
 * nobody has; what it proves is taken by the activation, once.
 */
export const checkInitialPassword = operation(route, async ({ kernel, flow, body, request, readCookie }) => {
  await refuseWhileClosed(kernel);
  const loginId = readLoginName(body.loginId, await kernel.properties.get(platformProperties.freeMailDomain));
  const caller = { loginId, device: readCookie('device'), address: request.address };
  const known = await authenticateInitial(kernel, { ...caller, password: comparableCode(body.password) });
  if (!known) return {};
  const { companyCode, personId, hash } = known;
  const index = kernel.keyring.blindIndex(initialPasswordIndex, hash);
  const candidate: Candidate = {
    companyCode,
    personId,
    option: 'password',
    targetIndex: index,
    contactIndex: index,
  };
  await transaction(kernel.db, async (tx) => {
    await insertCandidates(tx, flow.flowId, [candidate]);
    await markVerified(tx, flow.flowId, {
      purpose: 'registration',
      option: 'password',
      targetIndex: index,
      proofSeconds: flowLimits.proofSeconds,
    });
  });
  const [account] = await requireProven(kernel, flow);
  if (!account) return {};
  const { person, company } = account;
  return {
    member: {
      personId,
      loginId: person.loginId,
      companyCode,
      companyName: company.name,
      englishCompanyName: company.englishName,
      fullName: person.fullName,
    },
  };
});
