import { anyText } from '@madang/contract/kernel/rules.ts';
import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { judgePassword as route } from '@madang/contract/secrets/credentials/wire.ts';
import { demandAtAddress } from '../../../../kernel/limits/address-limit.ts';
import { definePublicQuery } from '../../../../kernel/operations/definition.ts';
import { plainInput } from '../../../../kernel/operations/plain-input.ts';
import { easyPartOf } from '../../passwords/index.ts';

const judgementsAtAddress = {
  use: 'password-judgements',
  max: credentialProperties.loginFailuresPerHour,
  seconds: hourSeconds,
} as const;

/** PWD-01: says while a form is filled in what the submit would refuse; it changes nothing but the count of what was asked. */
export const judgePassword = definePublicQuery({
  name: 'judge-password',
  input: plainInput(route.body, { address: anyText() }),
  refusals: ['MB_M_REQUIRED', 'NETWORK_LIMIT'],
  async run({ kernel, refuse }, { password, names, address }) {
    if (password === '') throw refuse.field('password', 'MB_M_REQUIRED');
    await demandAtAddress(kernel, kernel.db, judgementsAtAddress, { address });
    return { easyPart: easyPartOf(password, names) ?? '' };
  },
});
