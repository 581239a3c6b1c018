import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import type { readEmployee } from '@madang/contract/people/people/routes.ts';
import { photoAddress } from '@madang/contract/people/people/photo-address.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { employmentActs } from '@madang/contract/people/employment/kinds.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { AsOfPerson, useDayShown } from '../../../../kernel/sections/as-of.tsx';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useSearchParam, useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { useContributed } from '../../../../kernel/sections/contributions.ts';
import { Facts, Stack } from '../../../../ui/parts/card.tsx';
import { Tabs } from '../../../../ui/parts/tabs.tsx';
import { Avatar } from '../../../../ui/marks/avatar.tsx';
import { MailText } from '../../../../ui/sections/mail-text.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { DispatchBadge, EmploymentDialog, LeaveBadge, PlannedBadge, SuspensionNote } from '../../employment/index.ts';
import { EmblemMarks, PersonEmblems } from '../../emblems/index.ts';
import { PersonSeat } from '../../locations/index.ts';
import { employeeQuery, useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { waitingText } from '../waiting-text.ts';
import styles from './employee-panel.module.css';
import { EmployeeStateBadges } from './employee-state.tsx';
import { ChangePerson } from './change/change-person.tsx';
import { ContactFacts, PersonFacts } from './person-facts.tsx';
import { PersonActs } from './acts/person-acts.tsx';
import { PersonSessions } from './acts/person-sessions.tsx';
import { PersonPhoto } from './person-photo.tsx';
import { PersonFactors } from './acts/person-factors.tsx';
import { PersonPosts } from './person-posts.tsx';
import { LineOfTime } from './time/line-of-time.tsx';
import { Withdrawal } from './acts/withdrawal.tsx';
import { InitialPassword } from './acts/initial-password.tsx';
import { accountAddress, Welcome } from './welcome.tsx';

export { loadTexts } from '../../employment/index.ts';

interface EmployeePanelProps {
  readonly personId: string;
  readonly onClose: () => void;
}

/** One person beside the list. */
export function EmployeePanel({ personId, onClose }: EmployeePanelProps) {
  const t = useText();
  const asked = useQuery(employeeQuery(personId));
  const employee = asked.data?.employee;
  const nameOf = useShownName();
  const on = useDayShown();
  return (
    <SidePanel
      title={employee ? nameOf(employee) : t('person')}
      picture={
        employee && (
          <Avatar
            name={nameOf(employee)}
            seed={employee.fullName}
            photo={photoAddress(employee.photoId, 'medium')}
            size="panel"
          />
        )
      }
      lead={employee && on === null && <Lead employee={employee} />}
      onClose={onClose}
    >
      <AsOfPerson personId={personId}>
        <Listed query={asked}>{(found) => <Details {...found} />}</Listed>
      </AsOfPerson>
    </SidePanel>
  );
}

type Employee = AnswerOf<typeof readEmployee>['employee'];

/** Shows the facts needed first about a person: the state, the post and the ID. */
function Lead({ employee }: { readonly employee: Employee }) {
  const language = useLanguage();
  const t = useText();
  const { department, jobRank, loginId, concurrentPosts } = employee;
  const departments = concurrentPosts.map((each) => departmentNameFor(each.department, language)).join(', ');
  return (
    <>
      <span className={styles['states']}>
        <EmployeeStateBadges {...employee} />
        <EmblemMarks emblems={employee.emblems} />
        {employee.employment.leave?.until && <LeaveBadge until={employee.employment.leave.until} />}
        {employee.employment.dispatch && <DispatchBadge dispatch={employee.employment.dispatch} />}
        {employee.employment.retiresAt !== null && <PlannedBadge />}
      </span>
      <span className={styles['post']}>{postOf({ department, jobRank }, language)}</span>
      {departments !== '' && <span className={styles['post']}>{t('posts.besides', { departments })}</span>}
      <span className={styles['post']}>
        <MailText>{loginId}</MailText>
      </span>
    </>
  );
}

function postOf({ department, jobRank }: Pick<Employee, 'department' | 'jobRank'>, language: Language): string {
  const post = [departmentNameFor(department, language), jobRank && jobRankNameFor(jobRank, language)];
  return post.filter(Boolean).join(' · ');
}

const tabs = ['profile', 'posts', 'contacts', 'access', 'history'] as const;
type PanelTab = (typeof tabs)[number];

type Answer = AnswerOf<typeof readEmployee>;

function Details(answer: Answer) {
  const { employee, minSecurityGrade, jobLists, isOptionalCovered } = answer;
  const t = useText();
  const [edited, setEdited] = useSearchParam('edit');
  const [address, setAddress] = useSearchParams();
  const shown = address.get('tab');
  const active = tabs.find((tab) => tab === shown) ?? 'profile';
  const reread = useReread();
  if (edited === 'person' && can(answer, 'change')) {
    return (
      <ChangePerson {...{ employee, minSecurityGrade, jobLists, isOptionalCovered }} onClose={() => setEdited(null)} />
    );
  }
  return (
    <Stack>
      {employee.state === 'notYetApplied' && <Waiting {...answer} />}
      <SuspensionNote person={employee} reread={reread} />
      <PersonActs
        answer={answer}
        onEdit={() => setEdited('person', 'push')}
        onMove={() => setAddress({ edit: 'departmentCode', tab: null })}
      />
      <Tabs
        label={t('person')}
        tabs={tabs.map((id) => ({ id, label: t(`tabs.${id}`) }))}
        active={active}
        onChange={(tab) => setAddress({ tab: tab === 'profile' ? null : tab, edit: null })}
      >
        <TabContent tab={active} answer={answer} />
      </Tabs>
      <Suspense>
        <ActDialog employee={employee} edited={edited} onClose={() => setEdited(null)} />
        <PlannedDialog {...{ employee, jobLists, edited }} onClose={() => setEdited(null)} />
      </Suspense>
    </Stack>
  );
}

interface ActDialogProps {
  readonly employee: Employee;
  readonly edited: string | null;
  readonly onClose: () => void;
}

/** The dialog of an act on service or access, by the address. */
function ActDialog({ employee, edited, onClose }: ActDialogProps) {
  const language = useLanguage();
  const nameOf = useShownName();
  const reread = useReread();
  const act = employmentActs.find((each) => each === edited);
  if (!act) return null;
  const photo = photoAddress(employee.photoId, 'medium');
  return (
    <EmploymentDialog
      act={act}
      person={employee}
      picture={<Avatar name={nameOf(employee)} seed={employee.fullName} photo={photo} size="panel" />}
      lead={postOf(employee, language)}
      {...{ reread, onClose }}
    />
  );
}

const PlannedAct = lazy(async () => {
  const part = await import('../selection/planned-act.tsx');
  await part.loadTexts();
  return { default: part.PlannedAct };
});

const placingKinds = ['moveEmployees', 'setJobRank', 'setJobTitle'] as const;

/** STA-10: a new place on a date, by the address. */
function PlannedDialog({ edited, ...props }: ActDialogProps & Pick<AnswerOf<typeof readEmployee>, 'jobLists'>) {
  const kind = placingKinds.find((each) => each === edited);
  return kind && <PlannedAct kind={kind} {...props} />;
}

/** Shows what a person needs before the account is theirs. */
function Waiting(answer: AnswerOf<typeof readEmployee>) {
  const { employee } = answer;
  const t = useText();
  return (
    <>
      <Callout tone="info" title={t('states.notYetApplied')}>
        <p>{t(waitingText(employee), { address: accountAddress() })}</p>
      </Callout>
      <Welcome employee={employee} canSend={can(answer, 'sendWelcome')} />
      {can(answer, 'issueInitialPassword') && <InitialPassword employee={employee} />}
      {can(answer, 'withdraw') && <Withdrawal employee={employee} />}
    </>
  );
}

interface TabContentProps {
  readonly tab: PanelTab;
  readonly answer: AnswerOf<typeof readEmployee>;
}

function TabContent({ tab, answer }: TabContentProps) {
  const { employee, minSecurityGrade, jobLists, isOptionalCovered } = answer;
  const t = useText();
  const [PersonRights] = useContributed('personRights');
  const waysBack = useContributed('personWayBack');
  if (tab === 'history') return <LineOfTime answer={answer} />;
  if (tab === 'contacts') {
    return (
      <Stack>
        <ContactFacts {...{ employee, isOptionalCovered }} />
      </Stack>
    );
  }
  if (tab === 'posts') return <PersonPosts {...{ employee, jobLists }} />;
  if (tab === 'access') {
    return (
      <Stack>
        {can(answer, 'seeFactors') ? (
          <PersonFactors personId={employee.personId} />
        ) : (
          <Facts facts={[[t('facts.secondFactor'), employee.hasSecondFactor ? t('factors.on') : t('none')]]} />
        )}
        {can(answer, 'seeFactors') &&
          // oxlint-disable-next-line react/no-array-index-key -- the parts keep their order
          waysBack.map((WayBack, index) => <WayBack key={index} personId={employee.personId} />)}
        {can(answer, 'seeSessions') && <PersonSessions personId={employee.personId} />}
        {PersonRights && <PersonRights personId={employee.personId} />}
      </Stack>
    );
  }
  return (
    <Stack>
      <PersonFacts {...{ employee, minSecurityGrade, jobLists, isOptionalCovered }} canChange={can(answer, 'change')} />
      <PersonEmblems personId={employee.personId} emblems={employee.emblems} mayGrant={can(answer, 'grantEmblem')} />
      <PersonSeat personId={employee.personId} seat={employee.seat} mayAssign={can(answer, 'assignSeat')} />
      {can(answer, 'setPhoto') && <PersonPhoto {...{ employee, isOptionalCovered }} />}
    </Stack>
  );
}
