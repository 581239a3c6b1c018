import { pinProof } from '@madang/contract/access/recovery-pins/rules.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { flowLimits } from '@madang/contract/kernel/flow-limits.ts';
import { readLoginName } from '@madang/contract/secrets/credentials/login-id.ts';
import { enterCompany } from '../../../../kernel/db/database.ts';
import { bindFlow, markVerified } from '../../../../kernel/flow/flow.ts';
import { defineFlowStep } from '../../../../kernel/operations/definition.ts';
import { acceptPin, provePin } from '../../recovery-pins/index.ts';
import { pinIndex, pinOption } from '../recoveries.ts';
import { takePinAsk } from '../take-ask.ts';

/** REQ-02: the way back by ID and PIN. The right PIN proves its person at once, as a key does. */
export const proveByPin = defineFlowStep({
  name: 'prove-by-pin',
  input: pinProof,
  refusals: ['KMS001', 'NETWORK_LIMIT', 'PIN_WRONG'],
  isSecret: true,
  async prepare({ kernel, flow, request: { address } }, { loginId: typedId, pin }) {
    await takePinAsk(kernel, address);
    const loginId = readLoginName(typedId, await kernel.properties.get(platformProperties.freeMailDomain));
    return provePin(kernel, { flow, loginId, pin });
  },
  async run({ tx, kernel, flow, prepared: { pinId, ...holder }, refuse }) {
    await enterCompany(tx, holder.companyCode);
    // It was changed, or taken away, while it was compared.
    if (!(await acceptPin(tx, holder, pinId))) throw refuse.field('pin', 'PIN_WRONG');
    await bindFlow(tx, flow.flowId, holder);
    const proof = { purpose: 'recovery', option: pinOption, targetIndex: pinIndex(pinId) } as const;
    await markVerified(tx, kernel.keyring, flow, { ...proof, proofSeconds: flowLimits.proofSeconds });
    // The new password is the change that the company's log shows.
    return { answer: null, audit: 'none' };
  },
});
