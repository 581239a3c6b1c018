import { readRecovery as route } from '@madang/contract/recoveries/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { readProof } from '../../../kernel/flow/flow.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { readPasswordSetting } from '../../companies/index.ts';
import { findHint } from '../../security-questions/index.ts';

/** Told to nobody but the person: which rules a company has would say that the account exists. */
export const readRecovery = operation(route, async ({ kernel, flow }) => {
  const proof = await readProof(kernel.db, flow.flowId, 'recovery');
  if (!proof?.subject) throw refuse('OTP0005');
  const { companyCode } = proof.subject;
  const { profile } = await inCompany(kernel.db, companyCode, (tx) => readPasswordSetting(tx, companyCode));
  const hint = await findHint(kernel, flow, proof.subject);
  return { passwordProfile: profile, hintQuestion: hint?.question ?? '' };
});
