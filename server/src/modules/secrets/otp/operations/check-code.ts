import { codeRefusals } from '@madang/contract/secrets/otp/contact-refusals.ts';
import { codeCheck } from '@madang/contract/secrets/otp/inputs.ts';
import { defineFlowStep } from '../../../../kernel/operations/definition.ts';
import { judgeCode } from '../check-code.ts';
import { readSettings } from '../settings.ts';
import { possibleIndexes } from '../targets.ts';

const purposes = ['sign-up', 'recovery', 'invitation', 'registration'] as const;

/**
 * Checks the flow's code; bodies with another person are refused uncounted. Wrong codes are counted, so their refusal
 * follows the commit.
 */
export const checkCode = defineFlowStep({
  name: 'check-code',
  input: codeCheck,
  isSecret: true,
  refusals: ['CO403', ...codeRefusals],
  prepare: ({ kernel }) => readSettings(kernel.properties),
  async run({ tx, kernel, flow, prepared: settings, refuse }, { personId, oneTimeCode: code, target }) {
    if (personId !== flow.reservedPersonId) throw refuse('CO403');
    const targets = target === undefined ? undefined : possibleIndexes(kernel.keyring, target);
    const refusal = await judgeCode(tx, kernel, { flow, purposes, code, targets }, settings);
    // There is no company whose log it would stand in; the flow's row keeps the state.
    return refusal ? { refusal, audit: 'none' } : { answer: null, audit: 'none' };
  },
});
