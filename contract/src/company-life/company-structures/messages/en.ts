import type { structureErrors } from '../errors.ts';

export const en = {
  errors: {
    STRUCTURE_CODE_LENGTH: 'Enter a code of {{0}} to {{1}} characters.',
    STRUCTURE_CODE_TAKEN: 'This code is already in use.',
    STRUCTURE_COMPANY_UNKNOWN: 'No active company has this code.',
    STRUCTURE_MEMBER: 'The company already belongs to a company group.',
    STRUCTURE_NOT_MEMBER: 'The company does not belong to this company group.',
    STRUCTURE_LEADING: 'Only the lead company can invite others, and it cannot leave its own group.',
    STRUCTURE_LIMIT: 'A company group can have up to {{0}} companies, including pending invitations.',
    STRUCTURE_OFFER_OPEN: 'A request for this company is still open. Withdraw it or wait for an answer.',
    STRUCTURE_OFFER_OVER: 'This request is no longer open.',
  } satisfies Record<keyof typeof structureErrors, string>,
  fields: {
    newLeadingCode: 'Code of the new lead company',
    companyStructureCode: 'Group code',
    companyStructureName: 'Group name',
    englishCompanyStructureName: 'English name',
  },
};
