import * as z from 'zod/mini';
import { anyText } from '@madang/contract/kernel/rules.ts';
import { findFlow, readProof } from '../../../../kernel/flow/flow.ts';
import { definePublicQuery } from '../../../../kernel/operations/definition.ts';
import { readPasswordSetting } from '../../../ground/company-policies/index.ts';
import { findHint } from '../../security-questions/index.ts';

/** Shown to the person alone: which rules a company has would say that the account exists. */
export const readRecovery = definePublicQuery({
  name: 'read-recovery',
  input: z.strictObject({ flowSecret: z.optional(anyText()) }),
  refusals: ['OTP0005'],
  async run({ kernel, db, readIn, refuse }, { flowSecret }) {
    const flow = flowSecret === undefined ? undefined : await findFlow(db, flowSecret);
    const proof = flow && (await readProof(db, flow, 'recovery'));
    if (!flow || !proof?.subject) throw refuse('OTP0005');
    const { companyCode } = proof.subject;
    const { profile } = await readIn(companyCode, (tx) => readPasswordSetting(tx, companyCode));
    const hint = await findHint(kernel, flow, proof.subject);
    return { passwordProfile: profile, hintQuestion: hint?.question ?? '' };
  },
});
