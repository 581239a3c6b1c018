import * as z from 'zod/mini';
import { namedCompanyIfAny } from '../../ground/companies/rules.ts';
import { route } from '../../kernel/route.ts';
import { success, wireObject, requiredNumber } from '../../kernel/wire.ts';
import { approvalDefaults } from './limits.ts';
import { approversField, documentOwners, keptDaysField } from './rules.ts';

/** C: a document belongs to the company, D: to a department. */
const documentOwner = z.codec(z.enum(['C', 'D']), z.enum(documentOwners), {
  decode: (code) => (code === 'C' ? 'company' : 'department'),
  encode: (owner) => (owner === 'company' ? 'C' : 'D'),
});

/** 0 as a number or as text: a company begins without these. */
const none = z.optional(requiredNumber(z.literal(0)));

/** Makes the company's approval configuration, once. */
export const createApprovalCompany = route({
  method: 'POST',
  path: '/approval/rest/v1/organization/compCreate',
  body: wireObject({
    apConfId: ['configurationId', z._default(z.literal(approvalDefaults.configurationId), 'auto')],
    compCd: ['companyCode', namedCompanyIfAny],
    keepTermVal: ['keptDays', z._default(requiredNumber(keptDaysField), approvalDefaults.keptDays)],
    ttAplnNum: ['maxApprovers', z._default(requiredNumber(approversField), approvalDefaults.approvers)],
    apOrgTypeCd: ['documentOwner', z._default(documentOwner, 'company')],
    /** The specification's other counts and flags, which it sends as 0 and names nowhere (docs/decisions/approvals.md). */
    agrmAplnNum: ['maxAgreers', none],
    refrAplnNum: ['maxReferees', none],
    rcvAplnNum: ['maxReceivers', none],
    dlgtFlag: ['allowsDelegation', none],
    aftrAprvFlag: ['allowsLaterApproval', none],
  }),
  answer: success,
});
