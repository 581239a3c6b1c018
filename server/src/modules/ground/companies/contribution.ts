import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { askedPart } from '../../../kernel/db/asked-parts.ts';
import type { Contributions } from '../../../platform/contributions.ts';
import { chosenScreenOf } from './companies.ts';
import { hasOwnFace } from './identity.sql.ts';

/** WIZ-07: the first screen, where it is the inbox and the mail service is connected; WIZ-18: its mark as a first step. */
export const companyContribution: Contributions = {
  homeCard: ({ kernel, reader }) =>
    askedPart({ company: chosenScreenOf(reader.companyCode) }, async ({ company: [company] }) => {
      const mailService = await kernel.properties.get(platformProperties.mailAddress);
      const opensMail = company?.chosenScreen === 'ML' && mailService !== '';
      return { opensFirst: opensMail ? mailService : null };
    }),
  firstSteps: ({ reader }) =>
    askedPart({ face: hasOwnFace(reader.companyCode) }, ({ face: [face] }) => ({
      companyMark: face?.hasOwnFace === true,
    })),
};
