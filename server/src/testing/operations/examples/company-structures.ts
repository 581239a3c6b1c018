import { randomUUID } from 'node:crypto';
import { changeCompanyStructure } from '../../../modules/company-life/company-structures/operations/change-company-structure.ts';
import { changeLeadingCompany } from '../../../modules/company-life/company-structures/operations/change-leading-company.ts';
import { createCompanyStructure } from '../../../modules/company-life/company-structures/operations/create-company-structure.ts';
import { declineStructureOffer } from '../../../modules/company-life/company-structures/operations/decline-structure-offer.ts';
import { endCompanyStructure } from '../../../modules/company-life/company-structures/operations/end-company-structure.ts';
import { withdrawStructureOffer } from '../../../modules/company-life/company-structures/operations/withdraw-structure-offer.ts';
import { addCompany } from '../../operator.ts';
import type { TestApp } from '../../test-app.ts';
import { example, type Preparation } from './example.ts';

const names = { companyStructureName: '한빛그룹', englishCompanyStructureName: 'Hanbit Group' };

const newCode = () => `S${randomUUID().slice(0, 8).toUpperCase()}`;

async function newCompany(app: TestApp) {
  const companyCode = `GROUP${randomUUID().slice(0, 8).toUpperCase()}`;
  await addCompany(app, companyCode);
  return companyCode;
}

/** A structure that a company leads, made without an operator. */
async function led(app: TestApp, head: string) {
  const structureCode = newCode();
  const { db } = app.kernel;
  await db
    .insertInto('company_structures')
    .values({ structure_code: structureCode, head_code: head, name: '한빛그룹', english_name: 'Hanbit Group' })
    .execute();
  await db.insertInto('structure_members').values({ company_code: head, structure_code: structureCode }).execute();
  return structureCode;
}

/** An offer to join, of one company to another. */
async function offered(app: TestApp, head: string, companyCode: string) {
  const structureCode = await led(app, head);
  const { offer_id: structureOfferId } = await app.kernel.db
    .insertInto('structure_offers')
    .values({
      company_code: companyCode,
      structure_code: structureCode,
      kind: 'join',
      is_by_head: true,
      expires_at: new Date('2099-01-01'),
    })
    .returning('offer_id')
    .executeTakeFirstOrThrow();
  return { structureOfferId, companyCode, structureCode };
}

const company: Preparation = async ({ app }) => ({ companyCode: await newCompany(app), structureCode: newCode() });
const leading: Preparation = async ({ app }) => {
  const companyCode = await newCompany(app);
  return { companyCode, structureCode: await led(app, companyCode) };
};
const received: Preparation = async ({ app, companyCode }) => offered(app, await newCompany(app), companyCode);
const made: Preparation = async ({ app, companyCode }) => offered(app, companyCode, await newCompany(app));

const target = { kind: 'company', id: '{0.companyCode}' };
const detail = { companyStructureCode: '{0.structureCode}' };
const leavesOffer = () => ({ audit: [{ target, detail: { kind: 'join', ...detail } }] });

const withOther: Preparation = async ({ app }) => {
  const companyCode = await newCompany(app);
  const structureCode = await led(app, companyCode);
  const otherCode = await newCompany(app);
  const member = { company_code: otherCode, structure_code: structureCode };
  await app.kernel.db.insertInto('structure_members').values(member).execute();
  return { companyCode, structureCode, otherCode };
};

export const examples = [
  example(changeLeadingCompany, {
    role: 'operator',
    given: [withOther],
    input: { companyCode: '{0.companyCode}', newLeadingCode: '{0.otherCode}' },
    leaves: () => ({
      audit: [{ target: { kind: 'company', id: '{0.otherCode}' }, detail: { ...detail, from: '{0.companyCode}' } }],
    }),
  }),
  example(createCompanyStructure, {
    role: 'operator',
    given: [company],
    input: { companyCode: '{0.companyCode}', companyStructureCode: '{0.structureCode}', ...names },
    leaves: () => ({ audit: [{ target, detail }] }),
  }),
  example(changeCompanyStructure, {
    role: 'operator',
    given: [leading],
    input: { companyCode: '{0.companyCode}', ...names, companyStructureName: '한빛 모임', expected: names },
    leaves: () => ({
      audit: [
        {
          target,
          fields: ['companyStructureName'],
          changes: [['companyStructureName', '한빛그룹', '한빛 모임']],
          detail,
        },
      ],
    }),
  }),
  example(endCompanyStructure, {
    role: 'operator',
    given: [leading],
    input: { companyCode: '{0.companyCode}' },
    leaves: () => ({ audit: [{ target, detail }] }),
  }),
  example(declineStructureOffer, {
    role: 'representative',
    given: [received],
    input: { structureOfferId: '{0.structureOfferId}' },
    leaves: leavesOffer,
  }),
  example(withdrawStructureOffer, {
    role: 'representative',
    given: [made],
    input: { structureOfferId: '{0.structureOfferId}' },
    leaves: leavesOffer,
  }),
];
