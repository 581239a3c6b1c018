import { departmentNameFor } from '@madang/contract/departments/names.ts';
import { fieldGroups } from '@madang/contract/people/field.ts';
import { groupNamesIn } from '@madang/contract/people/field-places.ts';
import { jobRankNameFor } from '@madang/contract/job-ranks/names.ts';
import { languageNames, languageTags } from '@madang/contract/kernel/languages.ts';
import type { Employee, JobLists } from '@madang/contract/people/routes.ts';
import type { ReactNode } from 'react';
import { fieldText } from '../../../kernel/error-texts.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Facts, Section, Stack } from '../../../ui/parts/card.tsx';
import { MailText } from '../../../ui/sections/mail-text.tsx';
import { useJobNames } from '../job-lists.ts';
import { useText } from '../texts.ts';
import { exactTime } from './employee-table.tsx';

interface PersonFactsProps {
  readonly employee: Employee;
  readonly jobLists: JobLists;
}

type Fact = [name: string, value: ReactNode];

/** The record of a person under the headings of its form; texts that are empty are left out. */
export function PersonFacts({ employee, jobLists }: PersonFactsProps) {
  const t = useText();
  const own = { name: [], contact: [], job: useJobFacts(employee, jobLists), account: useAccountFacts(employee) };
  return (
    <Stack>
      {fieldGroups.map((group) => {
        const texts = groupNamesIn('panel', group).flatMap((name): Fact[] =>
          employee[name] === '' ? [] : [[fieldText(name), employee[name]]],
        );
        const facts = [...own[group], ...texts];
        return (
          facts.length > 0 && (
            <Section key={group} title={t(`groups.${group}`)}>
              <Facts facts={facts} />
            </Section>
          )
        );
      })}
    </Stack>
  );
}

function useJobFacts({ department, jobRank, jobTitle, ...employee }: Employee, jobLists: JobLists): Fact[] {
  const t = useText();
  const language = useLanguage();
  const names = useJobNames(jobLists);
  const none = t('none');
  return [
    [t('columns.department'), departmentNameFor(department, language)],
    ...(names.rank === undefined ? [] : [[names.rank, jobRank ? jobRankNameFor(jobRank, language) : none] as Fact]),
    ...(names.title === undefined ? [] : [[names.title, jobTitle ? jobRankNameFor(jobTitle, language) : none] as Fact]),
    [fieldText('employmentType'), t(`employmentTypes.${employee.employmentType}`)],
    [t('facts.securityGrade'), employee.securityGrade],
    ...(employee.gradeOrTitle === ''
      ? []
      : [[fieldText('gradeOrTitle'), t(`gradesOrTitles.${employee.gradeOrTitle}`)] as Fact]),
  ];
}

function useAccountFacts({ isRealName, idValidUntil, ...employee }: Employee): Fact[] {
  const t = useText();
  const language = useLanguage();
  return [
    [t('facts.language'), languageNames[employee.language]],
    ...(isRealName ? [] : [[fieldText('isRealName'), t('no')] as Fact]),
    ...(idValidUntil === '' ? [] : [[fieldText('idValidUntil'), idValidUntil] as Fact]),
    [t('columns.registeredAt'), exactTime(employee.registeredAt, language)],
  ];
}

/** By what a person is reached and proven, and what they agreed to. */
export function ContactFacts({ employee, isOptionalCovered }: { employee: Employee; isOptionalCovered: boolean }) {
  const t = useText();
  const language = useLanguage();
  const country = new Intl.DisplayNames(languageTags[language], { type: 'region' }).of(employee.residenceCountry);
  const none = t('none');
  return (
    <Facts
      facts={[
        [t('facts.externalMail'), <MailText key="mail">{employee.externalMail ?? none}</MailText>],
        [t('facts.mobile'), employee.mobile ?? none],
        [t('facts.opencode'), employee.opencodeState ? t(`keyStates.${employee.opencodeState}`) : none],
        [t('facts.country'), country ?? employee.residenceCountry],
        [t('facts.optional'), t(isOptionalCovered ? 'consents.agreed' : 'consents.none')],
      ]}
    />
  );
}
