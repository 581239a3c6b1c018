import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { pageNumber } from '../../kernel/lists/page.ts';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { leadingChange, leadingCompany, offerKey } from './inputs.ts';
import { offerKinds, structureChange, structureConfirmation, structureInput, structureOffer } from './rules.ts';

const path = '/api/v1/company-structure';
const offers = `${path}/offers`;
const one = `${offers}/{structureOfferId}`;
const ofCompany = '/api/v1/operator/companies/{companyCode}/structure';

const names = {
  companyStructureCode: z.string(),
  companyStructureName: z.string(),
  englishCompanyStructureName: z.string(),
};
const companyNames = { companyName: z.string(), englishCompanyName: z.string() };

/** Company data visible to the other companies of a structure: only code, names and place. */
const structureCompany = z.strictObject({
  companyCode: z.string(),
  ...companyNames,
  /** 1: the leading company; 2: the others. */
  level: z.int(),
  joinedAt: z.iso.datetime(),
});
export type StructureCompany = z.output<typeof structureCompany>;

const structureOfferRow = z.strictObject({
  structureOfferId: z.uuid(),
  kind: z.enum(offerKinds),
  ...names,
  /** The company that joins or leaves. */
  companyCode: z.string(),
  /** The other company; empty as long as it has not accepted to join. */
  ...companyNames,
  /** The other company made it, and this one answers. */
  isReceived: z.boolean(),
  expiresAt: z.iso.datetime(),
  can: canOf(['withdraw', 'accept', 'decline']),
});
export type StructureOfferRow = z.output<typeof structureOfferRow>;

/** DEP-06: the structure that the company belongs to, and its open offers. */
export const readCompanyStructure = route({
  method: 'GET',
  path,
  answer: z.strictObject({
    companyCode: z.string(),
    structure: z.nullable(z.strictObject({ ...names, companies: z.array(structureCompany) })),
    offers: z.array(structureOfferRow),
    can: canOf(['offerJoin', 'offerLeave']),
  }),
});
export type CompanyStructure = z.output<typeof readCompanyStructure.answer>;

export const offerStructureChange = route({
  method: 'POST',
  path: offers,
  body: structureOffer,
  answer: z.strictObject({ structureOfferId: z.uuid() }),
});

export const withdrawStructureOffer = route({ method: 'DELETE', path: one, params: offerKey, answer: success });

export const declineStructureOffer = route({
  method: 'POST',
  path: `${one}/refusal`,
  params: offerKey,
  answer: success,
});

export const acceptStructureOffer = route({
  method: 'POST',
  path: `${one}/acceptance`,
  params: offerKey,
  body: structureConfirmation,
  answer: success,
});

const structureRow = z.strictObject({
  ...names,
  /** The leading company. */
  companyCode: z.string(),
  ...companyNames,
  createdAt: z.iso.datetime(),
  companies: z.array(structureCompany),
});
export type StructureRow = z.output<typeof structureRow>;

export const structureSearch = z.strictObject({ page: pageNumber });

/** DEP-06: every structure of the platform, the newest first. */
export const listCompanyStructures = route({
  method: 'GET',
  path: '/api/v1/operator/company-structures',
  query: structureSearch,
  answer: listOf(structureRow),
});

/** A structure begins with its leading company alone. */
export const createCompanyStructure = route({
  method: 'POST',
  path: ofCompany,
  params: leadingCompany,
  body: structureInput,
  answer: success,
});

export const changeCompanyStructure = route({
  method: 'PUT',
  path: ofCompany,
  params: leadingCompany,
  body: structureChange,
  answer: success,
});

const { companyCode: _leadingNow, ...newLeading } = leadingChange.shape;

/** Another company of the structure leads it; offers and ties of the former one end. */
export const changeLeadingCompany = route({
  method: 'PUT',
  path: `${ofCompany}/leading-company`,
  params: leadingCompany,
  body: z.strictObject(newLeading),
  answer: success,
});

/** Its companies stay, each for itself. */
export const endCompanyStructure = route({
  method: 'DELETE',
  path: ofCompany,
  params: leadingCompany,
  answer: success,
});
