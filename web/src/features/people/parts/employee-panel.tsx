import { departmentNameFor } from '@madang/contract/departments/names.ts';
import { textNamesIn } from '@madang/contract/people/field-places.ts';
import { jobRankNameFor } from '@madang/contract/job-ranks/names.ts';
import type { readEmployee } from '@madang/contract/people/routes.ts';
import { can } from '../../../kernel/calls/can.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { languageNames, languageTags } from '@madang/contract/kernel/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { fieldText } from '../../../kernel/error-texts.ts';
import { Listed } from '../../../kernel/sections/listed.tsx';
import { useSearchParam } from '../../../kernel/search-param.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/parts/callout.tsx';
import { Actions, Facts, Stack } from '../../../ui/parts/card.tsx';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { MailText } from '../../../ui/sections/mail-text.tsx';
import { SidePanel } from '../../../ui/sections/side-panel.tsx';
import { employeeQuery } from '../api.ts';
import { useJobNames } from '../job-lists.ts';
import { useText } from '../texts.ts';
import { waitingText } from '../waiting-text.ts';
import { exactTime } from './employee-table.tsx';
import styles from './employee-panel.module.css';
import { EmployeeStateBadge } from './employee-state.tsx';
import { ChangePerson } from './change-person.tsx';
import { ResetFactors } from './reset-factors.tsx';
import { InitialPassword } from './initial-password.tsx';
import { accountAddress, Welcome } from './welcome.tsx';

interface EmployeePanelProps {
  readonly personId: string;
  readonly onClose: () => void;
}

/** One person beside the list. */
export function EmployeePanel({ personId, onClose }: EmployeePanelProps) {
  const t = useText();
  const asked = useQuery(employeeQuery(personId));
  const employee = asked.data?.employee;
  return (
    <SidePanel
      title={employee?.fullName ?? t('person')}
      picture={employee && <Avatar name={employee.fullName} size="panel" />}
      lead={employee && <Lead employee={employee} />}
      onClose={onClose}
    >
      <Listed query={asked}>{(found) => <Details {...found} />}</Listed>
    </SidePanel>
  );
}

type Employee = AnswerOf<typeof readEmployee>['employee'];

/** What is asked first about anyone: the state, the post and the ID. */
function Lead({ employee }: { readonly employee: Employee }) {
  const language = useLanguage();
  const { state, department, jobRank, loginId } = employee;
  const post = [departmentNameFor(department, language), jobRank && jobRankNameFor(jobRank, language)];
  return (
    <>
      <span>
        <EmployeeStateBadge state={state} />
      </span>
      <span className={styles['post']}>{post.filter(Boolean).join(' · ')}</span>
      <span className={styles['post']}>
        <MailText>{loginId}</MailText>
      </span>
    </>
  );
}

function Details(answer: AnswerOf<typeof readEmployee>) {
  const { employee, jobLists, isOptionalCovered } = answer;
  const t = useText();
  const language = useLanguage();
  const country = new Intl.DisplayNames(languageTags[language], { type: 'region' }).of(employee.residenceCountry);
  const none = t('none');
  const [edited, setEdited] = useSearchParam('edit');
  const { jobRank, jobTitle } = employee;
  const jobNames = useJobNames(jobLists);
  const jobs: [string, string][] = [];
  if (jobNames.rank !== undefined) jobs.push([jobNames.rank, jobRank ? jobRankNameFor(jobRank, language) : none]);
  if (jobNames.title !== undefined) jobs.push([jobNames.title, jobTitle ? jobRankNameFor(jobTitle, language) : none]);
  if (edited === 'person' && can(answer, 'change')) {
    return <ChangePerson {...{ employee, jobLists, isOptionalCovered }} onClose={() => setEdited(null)} />;
  }
  return (
    <Stack>
      {employee.state === 'notYetApplied' && (
        <Callout tone="info" title={t('states.notYetApplied')}>
          <p>{t(waitingText(employee), { address: accountAddress() })}</p>
        </Callout>
      )}
      {employee.state === 'notYetApplied' && <Welcome employee={employee} canSend={can(answer, 'sendWelcome')} />}
      {can(answer, 'issueInitialPassword') && <InitialPassword personId={employee.personId} />}
      <Facts
        facts={[
          ...textNamesIn('panel').map((name): [string, string] => [fieldText(name), employee[name] || none]),
          [t('columns.department'), departmentNameFor(employee.department, language)],
          ...jobs,
          [fieldText('employmentType'), t(`employmentTypes.${employee.employmentType}`)],
          [fieldText('gradeOrTitle'), t(`gradesOrTitles.${employee.gradeOrTitle || 'none'}`)],
          [fieldText('isRealName'), t(employee.isRealName ? 'yes' : 'no')],
          [fieldText('idValidUntil'), employee.idValidUntil || none],
          [t('facts.securityGrade'), employee.securityGrade],
          [t('facts.externalMail'), <MailText key="mail">{employee.externalMail ?? none}</MailText>],
          [t('facts.mobile'), employee.mobile ?? none],
          [t('facts.opencode'), employee.opencodeState ? t(`keyStates.${employee.opencodeState}`) : none],
          [t('facts.secondFactor'), employee.hasSecondFactor ? t('factors.on') : none],
          [t('facts.language'), languageNames[employee.language]],
          [t('facts.country'), country ?? employee.residenceCountry],
          [t('columns.registeredAt'), exactTime(employee.registeredAt, language)],
        ]}
      />
      {can(answer, 'change') && (
        <Actions>
          <Button onClick={() => setEdited('person', 'push')}>{t('change.begin')}</Button>
        </Actions>
      )}
      {can(answer, 'resetFactors') && <ResetFactors personId={employee.personId} />}
    </Stack>
  );
}
