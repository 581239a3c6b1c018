import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { type FieldGroup, fieldGroups } from '@madang/contract/people/people/field.ts';
import { groupNamesIn, type TextName } from '@madang/contract/people/people/field-places.ts';
import { personFields, type PlacedName } from '@madang/contract/people/people/fields.ts';
import { jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import { languageNames, languageTags } from '@madang/contract/kernel/languages.ts';
import type { Employee, JobLists } from '@madang/contract/people/people/routes.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Facts, Section } from '../../../../ui/parts/card.tsx';
import { MailText } from '../../../../ui/sections/mail-text.tsx';
import { useGradeText } from '../../../organisation/security-grades/index.ts';
import { useJobNames } from '../job-lists.ts';
import { useText } from '../texts.ts';
import { EditableFacts, type Fact } from './change/editable-facts.tsx';
import { exactTime } from './employee-table.tsx';

interface PersonFactsProps {
  readonly employee: Employee;
  readonly jobLists: JobLists;
  readonly isOptionalCovered: boolean;
  readonly minSecurityGrade: number | null;
  readonly canChange: boolean;
}

/** The record of a person under the headings of its form, each field changed where it stands by anyone who may. */
export function PersonFacts({ employee, minSecurityGrade, jobLists, isOptionalCovered, canChange }: PersonFactsProps) {
  const t = useText();
  const own: Readonly<Record<FieldGroup, Fact[]>> = {
    name: useNameFacts(employee),
    contact: [],
    job: useJobFacts(employee, jobLists),
    account: useAccountFacts(employee),
  };
  const textFact = (name: TextName & PlacedName<'panel'>): Fact => ({
    name: fieldText(name),
    value: employee[name],
    isEmpty: employee[name] === '',
    // Of a person who declined, what is there from before can be taken away, and nothing new be typed.
    ...((isOptionalCovered || !('isOptional' in personFields[name]) || employee[name] !== '') && { edits: [name] }),
  });
  return (
    <>
      {fieldGroups.map((group) => {
        const facts = [...own[group], ...groupNamesIn('panel', group).map(textFact)];
        const shown = canChange ? facts : facts.filter(({ isEmpty }) => !isEmpty);
        return (
          shown.length > 0 && (
            <Section key={group} title={t(`groups.${group}`)}>
              <EditableFacts
                facts={shown}
                {...{ canChange, employee, minSecurityGrade, jobLists, isOptionalCovered }}
              />
            </Section>
          )
        );
      })}
    </>
  );
}

function useNameFacts({ fullName }: Employee): Fact[] {
  const t = useText();
  return [{ name: t('columns.name'), value: fullName, edits: ['surname', 'givenName'] }];
}

function useJobFacts({ department, jobRank, jobTitle, ...employee }: Employee, jobLists: JobLists): Fact[] {
  const t = useText();
  const language = useLanguage();
  const names = useJobNames(jobLists);
  const gradeText = useGradeText();
  const none = t('none');
  return [
    { name: t('columns.department'), value: departmentNameFor(department, language), edits: ['departmentCode'] },
    ...(names.rank === undefined
      ? []
      : [
          {
            name: names.rank,
            value: jobRank ? jobRankNameFor(jobRank, language) : none,
            edits: ['jobRankCode'],
          } as const,
        ]),
    ...(names.title === undefined
      ? []
      : [
          {
            name: names.title,
            value: jobTitle ? jobRankNameFor(jobTitle, language) : none,
            edits: ['jobTitleCode'],
          } as const,
        ]),
    {
      name: fieldText('employmentType'),
      value: t(`employmentTypes.${employee.employmentType}`),
      edits: ['employmentType', 'securityGrade'],
    },
    { name: t('facts.securityGrade'), value: gradeText(employee.securityGrade), edits: ['securityGrade'] },
    {
      name: fieldText('gradeOrTitle'),
      value: t(`gradesOrTitles.${employee.gradeOrTitle || 'none'}`),
      isEmpty: employee.gradeOrTitle === '',
      edits: ['gradeOrTitle', 'jobTitleCode', 'englishJobTitle'],
    },
  ];
}

function useAccountFacts({ isRealName, idValidUntil, ...employee }: Employee): Fact[] {
  const t = useText();
  const language = useLanguage();
  return [
    { name: t('facts.language'), value: languageNames[employee.language], edits: ['language'] },
    {
      name: fieldText('isRealName'),
      value: t(isRealName ? 'yes' : 'no'),
      edits: ['isRealName', 'administratorInfo', 'idValidUntil'],
    },
    { name: fieldText('idValidUntil'), value: idValidUntil, isEmpty: idValidUntil === '', edits: ['idValidUntil'] },
    { name: t('columns.registeredAt'), value: exactTime(employee.registeredAt, language) },
  ];
}

/** Contacts of a person and their consents. */
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
