import { anyText } from '@madang/contract/kernel/rules.ts';
import { isOnDomain, mailDomain } from '@madang/contract/kernel/mail-address.ts';
import { contactRefusals } from '@madang/contract/secrets/otp/contact-refusals.ts';
import { refusedFields } from '@madang/contract/secrets/otp/wire.ts';
import { sendContactCode as route } from '@madang/contract/access/accounts/contacts/wire.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { startFlow } from '../../../../../kernel/flow/start-flow.ts';
import { defineOperation } from '../../../../../kernel/operations/definition.ts';
import { plainInput } from '../../../../../kernel/operations/plain-input.ts';
import { readMailSender } from '../../../../ground/companies/index.ts';
import { provePassword } from '../../../../secrets/passwords/index.ts';
import { refuseSynchronising } from '../../../../people/person-records/index.ts';
import { issueCode, prepareCode, sessionVoucher } from '../../../../secrets/otp/index.ts';
import { type Contact, readContact, refuseUncovered } from '../contacts.ts';

import * as z from 'zod/mini';

/**
 * Sends a code to a wanted contact, after its rules and the password, so that an open session cannot redirect the
 * recovery.
 */
export const sendContactCode = defineOperation({
  name: 'send-contact-code',
  input: plainInput(route.body, { loginId: anyText(), device: z.optional(anyText()) }),
  permission: 'session',
  targets: () => [],
  refusals: [
    ...contactRefusals,
    'CO429',
    'EM0011',
    'MB657',
    'MB708',
    'MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN',
    'MB_M_PASSWORD_WRONG',
    'OPTIONAL_DECLINED',
    'OTP0003',
  ],
  isSecret: true,
  async prepare(context, { option, target, ...proof }) {
    const { kernel, companyCode, actorId: personId = '', request, readIn } = context;
    const contact = readContact({ option, target });
    refuseOwnDomain(contact, proof.loginId);
    await readIn(companyCode, async (tx) => {
      await refuseSynchronising(tx, { companyCode, personId });
      await refuseUncovered(tx, { companyCode, personId }, contact);
    });
    await provePassword(context, proof);
    const settings = await prepareCode(kernel, contact);
    const voucher = sessionVoucher(personId, settings);
    const started = await startFlow(kernel, { address: request.address, voucher });
    return { contact, ...started, voucher, settings };
  },
  async run({ tx, kernel, companyCode, actorId: personId = '', request, prepared }) {
    const { contact, flow, secret, voucher, settings } = prepared;
    const { language, address } = request;
    const about = { subject: { companyCode, personId } };
    const sender = await readMailSender(tx, companyCode, language);
    const code = { ...contact, flow, purpose: 'contact', language, address, voucher, about, sender } as const;
    const validSeconds = await issueCode(tx, kernel, code, settings);
    // Nothing of the account has changed yet; the change itself is written down.
    return { answer: { validSeconds, flowSecret: secret }, audit: 'none' };
  },
});

function refuseOwnDomain({ option, target }: Contact, loginId: string): void {
  const isOwnDomain = option === 'externalMail' && isOnDomain(target, [mailDomain(loginId)]);
  if (isOwnDomain) throw refuseField(refusedFields.target, 'MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN');
}
