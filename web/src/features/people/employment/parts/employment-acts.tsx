import type { EmploymentAct } from '@madang/contract/people/employment/kinds.ts';
import { Suspense, useId } from 'react';
import { errorText } from '../../../../kernel/error-texts.ts';
import { useContributed } from '../../../../kernel/sections/contributions.ts';
import { Button } from '../../../../ui/button.tsx';
import { DropDown } from '../../../../ui/parts/drop-down.tsx';
import { MoreIcon } from '../../../../ui/sections/icons.tsx';
import type { ActedOn, Reread } from '../person.ts';
import { useText } from '../texts.ts';
import styles from './employment-acts.module.css';
import { useAct } from './use-act.ts';

interface ActsProps {
  readonly person: ActedOn;
  readonly reread: Reread;
}

type OfferedAct = ActedOn['employment']['acts'][number];

/** Acts that take something away stand in the menu; those that give it back are buttons of the panel. */
const inMenu: readonly EmploymentAct[] = ['leave', 'retire', 'suspend'];

const standing: readonly EmploymentAct[] = ['reinstate', 'return', 'callOff'];

/** The ways back: into service, from a leave, from a planned retirement, in the row of the panel's buttons. */
export function StandingActs({ person, reread }: ActsProps) {
  const t = useText();
  const { begin, isBusy } = useAct(person, reread);
  return person.employment.acts
    .filter(({ act }) => standing.includes(act))
    .map((offered) => (
      <Button
        key={offered.act}
        block
        busy={isBusy}
        disabledReason={reasonOf(offered)}
        onClick={() => begin(offered.act)}
      >
        {t(`acts.${offered.act}`)}
      </Button>
    ));
}

/** STA-02, USR-13: acts that end the service or lock the access, each with the reason where it is not allowed now. */
export function ActMenu({ person, reread }: ActsProps) {
  const t = useText();
  const { begin } = useAct(person, reread);
  const others = useContributed('personAct');
  const offered = person.employment.acts.filter(({ act }) => inMenu.includes(act));
  // A person who may go on leave at this moment is in service, and no guest.
  const isFree = offered.some(({ act, refusal }) => act === 'leave' && refusal === null);
  if (offered.length === 0) return null;
  return (
    <DropDown
      label={t('acts.more')}
      name={t('acts.group')}
      icon={<MoreIcon />}
      tip={t('acts.more')}
      side="end"
      isOutlined
    >
      {offered.map((each) => (
        <MenuAct key={each.act} offered={each} onBegin={() => begin(each.act)} />
      ))}
      {isFree && (
        <Suspense>
          {others.map((Other, place) => (
            <Other key={place} personId={person.personId} />
          ))}
        </Suspense>
      )}
    </DropDown>
  );
}

function MenuAct({ offered, onBegin }: { readonly offered: OfferedAct; readonly onBegin: () => void }) {
  const t = useText();
  const id = useId();
  const reason = reasonOf(offered);
  const isRefused = reason !== undefined;
  return (
    <>
      <button
        type="button"
        data-act={isRefused ? undefined : ''}
        aria-disabled={isRefused || undefined}
        aria-describedby={isRefused ? id : undefined}
        onClick={() => !isRefused && onBegin()}
      >
        {t(`acts.${offered.act}`)}
      </button>
      {isRefused && (
        <p className={styles['reason']} id={id}>
          {reason}
        </p>
      )}
    </>
  );
}

/** The sentence of the code that refuses an act at this moment. */
export function reasonOf({ refusal }: OfferedAct): string | undefined {
  return refusal === null ? undefined : errorText(refusal);
}
