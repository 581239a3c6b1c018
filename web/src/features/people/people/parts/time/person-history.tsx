import type { EmploymentState } from '@madang/contract/ground/employment-states/states.ts';
import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import { isLanguage, languageNames, readsKorean } from '@madang/contract/kernel/languages.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { listPersonHistory, PersonChangeEntry } from '@madang/contract/people/people/history-routes.ts';
import type { en as roleTexts } from '@madang/contract/people/role-assignments/messages/en.ts';
import { listedRoles } from '@madang/contract/people/role-assignments/rules.ts';
import { changePerson, type Employee } from '@madang/contract/people/people/routes.ts';
import { changes as changedValues } from '@madang/contract/people/people/rules.ts';
import { useEffect, useRef, useState } from 'react';
import { sendChange } from '../../../../../kernel/calls/send-change.ts';
import { fieldText } from '../../../../../kernel/error-texts.ts';
import { formatDate } from '../../../../../kernel/formats.ts';
import { MoreButton } from '../../../../../kernel/lists/more-button.tsx';
import { useNotices } from '../../../../../kernel/notices.ts';
import { DayLink, dayOfMoment } from '../../../../../kernel/sections/day-link.tsx';
import { useSearchParam } from '../../../../../kernel/search-param.ts';
import { useUndoable } from '../../../../../kernel/sections/undoable.ts';
import { textsOf, useLanguage } from '../../../../../kernel/use-texts.ts';
import { Button } from '../../../../../ui/button.tsx';
import { TimeEntry, TimeLine, TimeNote } from '../../../../../ui/dates/time-line.tsx';
import { Stack } from '../../../../../ui/parts/card.tsx';
import { useGradeText } from '../../../../organisation/security-grades/index.ts';
import { StoryEntry } from '../../../employment/index.ts';
import { type useHistory, useReread } from '../../api.ts';
import { useText } from '../../texts.ts';
import styles from './line-of-time.module.css';

/** The names of roles are in the contract, for mails say them too. */
const useRoleText = textsOf<Pick<typeof roleTexts, 'roles'>>('role-assignments');

type Portion = AnswerOf<typeof listPersonHistory>;

interface PersonHistoryProps {
  readonly employee: Employee;
  readonly canChange: boolean;
  readonly pages: readonly Portion[];
  readonly history: ReturnType<typeof useHistory>;
}

/** Changes of state and record on one line, newest first; one whose values are all kept can be put back. */
export function PersonHistory({ employee, canChange, pages, history }: PersonHistoryProps) {
  const t = useText();
  const reread = useReread();
  const stateText = (state: EmploymentState) => t(state === 'closed' ? 'none' : `states.${state}`);
  const list = useFieldInSight(pages.length);
  if (pages[0]?.items.length === 0) return <p>{t('history.empty')}</p>;
  return (
    <div ref={list}>
      <Stack>
        <TimeLine label={t('time.past')}>
          {pages.flatMap((names) =>
            names.items.map((change) =>
              change.employment ? (
                <StoryEntry
                  key={change.changeNumber}
                  entry={change.employment}
                  person={employee}
                  when={<When moment={change.changedAt} />}
                  {...{ change, reread, stateText }}
                />
              ) : (
                <Change key={change.changeNumber} personId={employee.personId} {...{ canChange, change, names }} />
              ),
            ),
          )}
        </TimeLine>
        <MoreButton list={history} label={t('history.older')} />
      </Stack>
    </div>
  );
}

/** Brings the newest change of the field that the address names in sight, with the focus: the log's records lead here. */
function useFieldInSight(portions: number) {
  const list = useRef<HTMLDivElement>(null);
  const [field, setField] = useSearchParam('field');
  useEffect(() => {
    if (field === null || portions === 0) return;
    const found = list.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
    setField(null);
    if (!found) return;
    found.tabIndex = -1;
    found.scrollIntoView({ block: 'center' });
    found.focus({ preventScroll: true });
  }, [field, portions, setField]);
  return list;
}

/** The day and the time of an entry; it leads to the person as of that day. */
function When({ moment }: { readonly moment: string }) {
  const t = useText();
  const language = useLanguage();
  const date = formatDate(moment, language);
  return (
    <DayLink day={dayOfMoment(moment)} title={t('time.asOf', { date })}>
      <time dateTime={moment}>{formatDate(moment, language, 'dateTime')}</time>
    </DayLink>
  );
}

interface ChangeProps {
  readonly personId: string;
  readonly canChange: boolean;
  readonly change: PersonChangeEntry;
  readonly names: Portion;
}

function Change({ personId, canChange, change, names }: ChangeProps) {
  const t = useText();
  const language = useLanguage();
  const { actor, changedAt, isRevertible } = change;
  const fields = change.fields.filter(isNamed);
  const textOf = useValueText(names);
  const name = actor && ((readsKorean(language) ? actor.fullName : actor.englishName) || actor.fullName);
  if (fields.length === 0) return null;
  return (
    <TimeEntry
      time="past"
      when={<When moment={changedAt} />}
      acts={canChange && isRevertible && <Revert personId={personId} change={change} />}
    >
      <ul className={styles['fields']}>
        {fields.map(({ field, isKept, from, to }) => (
          <li key={field} data-field={field}>
            <strong>{labelOf(t, field)}</strong>
            <br />
            <span>{isKept ? changedText(textOf(field, from), textOf(field, to)) : t('history.withheld')}</span>
          </li>
        ))}
      </ul>
      {name && <TimeNote>{name}</TimeNote>}
    </TimeEntry>
  );
}

/** Asks if a change can be shown: a role that no one grants, such as that of a guest, has no name. */
function isNamed({ field, from, to }: PersonChangeEntry['fields'][number]): boolean {
  return field !== 'role' || listedRoles.some((role) => role === from || role === to);
}

/** Returns the text of a change; a post whose title alone changed names its department once. */
function changedText(before: string, after: string): string {
  return before === after ? after : `${before} → ${after}`;
}

function labelOf(t: ReturnType<typeof useText>, field: string): string {
  if (field === 'role') return t('history.role');
  if (field === 'concurrentPost' || field === 'concurrentTitle' || field === 'departmentHead' || field === 'emblem') {
    return t(`history.${field}`);
  }
  if (field === 'departmentCode') return t('columns.department');
  return field === 'employmentStatus' ? t('columns.state') : fieldText(field);
}

/** A stored value in words: codes by their names of today, '' as nothing. */
function useValueText({ departments, jobRanks, jobTitles }: Portion) {
  const t = useText();
  const roleText = useRoleText();
  const gradeText = useGradeText();
  const language = useLanguage();
  return (field: string, value: string): string => {
    const entries = field === 'jobRankCode' ? jobRanks : jobTitles;
    if (field === 'departmentCode' || field === 'concurrentPost' || field === 'departmentHead') {
      const found = departments.find(({ departmentCode }) => departmentCode === value);
      return found ? departmentNameFor(found, language) : value || t('none');
    }
    if (field === 'jobRankCode' || field === 'jobTitleCode' || field === 'concurrentTitle') {
      const found = entries.find(({ jobRankCode }) => jobRankCode === value);
      return found ? jobRankNameFor(found, language) : value || t('none');
    }
    if (field === 'securityGrade' && value !== '') return gradeText(value);
    if (field === 'gradeOrTitle') return t(`gradesOrTitles.${value === 'G' || value === 'T' ? value : 'none'}`);
    if (field === 'employmentType') return t(value === 'T' ? 'employmentTypes.T' : 'employmentTypes.N');
    if (field === 'isRealName') return t(value === 'true' ? 'yes' : 'no');
    if (field === 'language' && isLanguage(value)) return languageNames[value];
    const role = listedRoles.find((each) => each === value);
    if (field === 'role' && role) return roleText(`roles.${role}`);
    return value || t('none');
  };
}

/** Puts the values of before back; refused where one of them was changed again. */
function Revert({ personId, change: { fields } }: { readonly personId: string; readonly change: PersonChangeEntry }) {
  const t = useText();
  const notices = useNotices();
  const undoable = useUndoable();
  const reread = useReread();
  const [isBusy, setBusy] = useState(false);
  const revert = async () => {
    setBusy(true);
    const valuesOf = (side: 'from' | 'to') =>
      changedValues.parse(Object.fromEntries(fields.map((field) => [field.field, typed(field.field, field[side])])));
    try {
      const body = { change: valuesOf('from'), expected: valuesOf('to') };
      const done = await sendChange(changePerson, { params: { personId }, body });
      await reread();
      undoable(t('history.reverted'), done, reread);
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button small busy={isBusy} onClick={() => void revert()}>
      {t('history.revert')}
    </Button>
  );
}

function typed(field: string, value: string): string | boolean {
  return field === 'isRealName' ? value === 'true' : value;
}
