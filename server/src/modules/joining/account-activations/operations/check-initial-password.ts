import * as z from 'zod/mini';
import { anyText } from '@madang/contract/kernel/rules.ts';
import { readLoginName } from '@madang/contract/secrets/credentials/login-id.ts';
import { flowLimits } from '@madang/contract/kernel/flow-limits.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { comparableCode } from '@madang/contract/ground/promotions/rules.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { checkInitialPassword as route } from '@madang/contract/joining/account-activations/wire.ts';
import { enterCompany, type Tx } from '../../../../kernel/db/database.ts';
import { markVerified, type Flow } from '../../../../kernel/flow/flow.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { defineFlowStep } from '../../../../kernel/operations/definition.ts';
import { plainInput } from '../../../../kernel/operations/plain-input.ts';
import { authenticateInitial, type InitialPassword } from '../../../secrets/initial-passwords/index.ts';
import { refuseWhileClosed } from '../../../people/registration-flows/index.ts';
import { insertCandidates, type Candidate } from '../candidates.sql.ts';
import { initialPasswordIndex, requireProven } from '../registrations.ts';

/**
 * ACC-04: checks an initial password, counted like a sign-in and equally long for unknown IDs. The activation uses its
 * proof once.
 */
export const checkInitialPassword = defineFlowStep({
  name: 'check-initial-password',
  input: plainInput(route.body, { device: z.optional(anyText()) }),
  refusals: ['CO429', 'EM0011', 'MB657', 'MB708', 'MB_M_DENY_PAGE', 'MB_M_REGISTRATION_CLOSED', 'OTP0005'],
  isSecret: true,
  async prepare({ kernel, request: { address } }, { loginId: typed, password, device }) {
    await refuseWhileClosed(kernel);
    const loginId = readLoginName(typed, await kernel.properties.get(platformProperties.freeMailDomain));
    return authenticateInitial(kernel, { loginId, device, address, password: comparableCode(password) });
  },
  run: async ({ tx, kernel, flow, prepared: known }) => ({
    answer: known ? await prove(tx, kernel, flow, known) : {},
    audit: 'none',
  }),
});

async function prove(
  tx: Tx,
  { keyring }: Kernel,
  flow: Flow,
  { companyCode, personId, hash }: InitialPassword,
): Promise<AnswerOf<typeof route>> {
  const index = keyring.blindIndex(initialPasswordIndex, hash);
  const proven = { option: 'password', targetIndex: index } as const;
  const candidate: Candidate = { companyCode, personId, ...proven, contactIndex: index };
  await insertCandidates(tx, flow.flowId, [candidate]);
  const proof = { ...proven, purpose: 'registration', proofSeconds: flowLimits.proofSeconds } as const;
  await markVerified(tx, keyring, flow, proof);
  const readIn = async <T>(company: string, read: (inside: Tx) => Promise<T>) => {
    await enterCompany(tx, company);
    return read(tx);
  };
  const [account] = await requireProven({ db: tx, readIn }, flow);
  if (!account) return {};
  const { person, company } = account;
  const member = {
    personId,
    loginId: person.loginId,
    companyCode,
    companyName: company.name,
    englishCompanyName: company.englishName,
    fullName: person.fullName,
  };
  return { member };
}
