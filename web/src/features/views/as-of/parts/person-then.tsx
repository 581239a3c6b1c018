import { departmentNameFor, type NamedDepartment } from '@madang/contract/organisation/departments/names.ts';
import { jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import type { AsOfPerson, WholeAsOfPerson } from '@madang/contract/views/as-of/routes.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { StateBadge } from '../../../../ui/marks/state-badge.tsx';
import { Facts, Stack } from '../../../../ui/parts/card.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { usePersonThen } from '../api.ts';
import { stateTones } from '../state-tones.ts';
import { useText } from '../texts.ts';
import styles from './as-of.module.css';
import { AsOfBar } from './as-of-bar.tsx';
import { AskedThen } from './asked-then.tsx';
import { DayField } from './day-field.tsx';

interface PersonThenProps {
  readonly on: string;
  readonly personId: string;
}

/** A person's panel as of a day. */
export function PersonPanelThen({ on, personId }: PersonThenProps) {
  const { data } = usePersonThen(on, personId);
  return (
    <Stack>
      <DayField of="people" />
      <AsOfBar on={on} about={data} />
      <PersonThen on={on} personId={personId} />
    </Stack>
  );
}

/** State, department, job, posts and departments led at the end of a day. */
export function PersonThen({ on, personId, isNamed = false }: PersonThenProps & { readonly isNamed?: boolean }) {
  const t = useText();
  const asked = usePersonThen(on, personId);
  return (
    <AskedThen query={asked}>
      {({ person }) =>
        person ? <Person person={person} isNamed={isNamed} /> : <EmptyState title={t('notRegistered')} />
      }
    </AskedThen>
  );
}

function Person({ person, isNamed }: { readonly person: WholeAsOfPerson; readonly isNamed: boolean }) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useShownName();
  const { state, isSuspended, department, jobRank, jobTitle, concurrentPosts, headOf } = person;
  const name = (each: NamedDepartment) => departmentNameFor(each, language);
  const job = (entry: AsOfPerson['jobRank']) => (entry ? jobRankNameFor(entry, language) : t('none'));
  const posts = concurrentPosts.map((post) =>
    [name(post.department), post.jobTitle && jobRankNameFor(post.jobTitle, language)].filter(Boolean).join(' · '),
  );
  return (
    <Stack>
      <p className={styles['named']}>
        {isNamed && <strong>{nameOf(person)}</strong>}
        <StateBadge tone={stateTones[state]}>{t(`states.${state}`)}</StateBadge>
        {isSuspended && <StateBadge tone="stopped">{t('states.suspended')}</StateBadge>}
      </p>
      <Facts
        facts={[
          [t('department'), name(department)],
          [t('jobRank'), job(jobRank)],
          [t('jobTitle'), job(jobTitle)],
          [t('posts'), posts.join(', ') || t('none')],
          [t('headOf'), headOf.map(name).join(', ') || t('none')],
        ]}
      />
    </Stack>
  );
}
