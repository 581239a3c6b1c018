import * as z from 'zod/mini';
import type { CompanyStructure, StructureOfferRow } from '@madang/contract/company-life/company-structures/routes.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import { offererOf, openOffersOf, receiverOf } from '../offers.sql.ts';
import { companyOf } from '../structures.ts';
import { structureCompaniesOf } from '../structures.sql.ts';

/** DEP-06: the structure that the company belongs to with its companies, and the open offers that it made or has. */
export const readCompanyStructure = defineQuery({
  name: 'read-company-structure',
  input: z.strictObject({}),
  permission: 'companyStructures.view',
  targets: () => [],
  refusals: [],
  async run({ companyCode, reader, ask, read }): Promise<CompanyStructure> {
    const companies = await ask(structureCompaniesOf());
    const open = await ask(openOffersOf(companyCode));
    const mayAgree = reader.rights.everywhere.has('companyStructure.agree');
    const offers = await read(async (tx) => {
      const rows: StructureOfferRow[] = [];
      for (const offer of open) {
        const isOwn = offererOf(offer) === companyCode;
        const other = isOwn ? receiverOf(offer) : offererOf(offer);
        // The name of a company is not learnt by offering it something.
        const isUnknown = isOwn && offer.kind === 'join';
        const { name, englishName } = isUnknown ? { name: '', englishName: '' } : await readCompany(tx, other);
        const { headCode: _head, isByHead: _isByHead, ...row } = offer;
        const acts = isOwn ? (['withdraw'] as const) : (['accept', 'decline'] as const);
        rows.push({
          ...row,
          companyName: name,
          englishCompanyName: englishName,
          isReceived: !isOwn,
          can: mayAgree ? [...acts] : [],
        });
      }
      return rows;
    });
    const [first] = companies;
    const own = companies.find((company) => company.companyCode === companyCode);
    const act = own?.level === 1 ? (['offerJoin', 'offerLeave'] as const) : (['offerLeave'] as const);
    return {
      companyCode,
      structure: first
        ? {
            companyStructureCode: first.companyStructureCode,
            companyStructureName: first.companyStructureName,
            englishCompanyStructureName: first.englishCompanyStructureName,
            companies: companies.map(companyOf),
          }
        : null,
      offers,
      can: own && mayAgree ? [...act] : [],
    };
  },
});
