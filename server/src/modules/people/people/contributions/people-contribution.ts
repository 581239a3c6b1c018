import { servicesOf } from '@madang/contract/ground/companies/service-types.ts';
import { sql } from 'kysely';
import { askedPart } from '../../../../kernel/db/asked-parts.ts';
import type { Contributions } from '../../../../platform/contributions.ts';
import { storedServiceTypeOf, toServiceType } from '../../../ground/companies/index.ts';
import { personValueOf } from '../../person-records/index.ts';
import { homeBirthdays } from '../fields/birthdays.sql.ts';
import { companyBesides, headCount, peopleCountsOf } from '../counts.sql.ts';
import { peopleNotices } from './people-notices.ts';

/** Services of the company but for those kept from the person (INV-06), birthdays, and the console's counts of people. */
export const peopleContribution: Contributions = {
  homeCard: ({ kernel: { keyring }, reader }) => {
    const { companyCode, profile } = reader;
    const days = homeBirthdays.days(keyring, profile.timeZone, new Date());
    const questions = {
      person: sql<{ services: string[] | null }>`select ${personValueOf(reader, 'services')} as services`,
      company: sql<{ serviceType: string }>`select ${storedServiceTypeOf(companyCode)} as "serviceType"`,
      birthdays: homeBirthdays.ask(companyCode, days),
    };
    return askedPart(questions, ({ person: [person], company: [company], birthdays }) => ({
      services: servicesOf[toServiceType(company?.serviceType)].filter(
        (service) => person?.services?.includes(service) ?? true,
      ),
      birthdays: homeBirthdays.read(birthdays, days),
    }));
  },
  consoleNotices: peopleNotices,
  overview: ({ reader: { companyCode, rights } }) =>
    askedPart({ people: peopleCountsOf(companyCode) }, ({ people: [people] }) => {
      if (!people) throw new Error('counting gave no row');
      const count = rights.everywhere.has('employees.view') ? people.notYetApplied + people.inService : null;
      return { people, registered: { people: count } };
    }),
  headCount,
  firstSteps: ({ reader }) =>
    askedPart({ besides: companyBesides(reader) }, ({ besides: [besides] }) => ({
      inviteMembers: besides?.hasColleagues === true,
      secondFactor: besides?.hasSecondFactor === true,
    })),
};
