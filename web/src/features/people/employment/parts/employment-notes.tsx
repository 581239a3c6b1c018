import type { EmploymentAct } from '@madang/contract/people/employment/kinds.ts';
import { Button } from '../../../../ui/button.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { useDayText, useMomentText } from '../moments.ts';
import type { ActedOn, Reread } from '../person.ts';
import { useText } from '../texts.ts';
import { reasonOf } from './employment-acts.tsx';
import { useAct } from './use-act.ts';

interface NotesProps {
  readonly person: ActedOn;
  readonly reread: Reread;
}

/** Notes on a leave, a planned retirement and a lock of access: until when, and the act that takes it back. */
export function EmploymentNotes(props: NotesProps) {
  const t = useText();
  const momentText = useMomentText();
  const leaveText = useLeaveText();
  const { retiresAt, suspendedUntil, leave } = props.person.employment;
  return (
    <>
      {leave !== null && (
        <Callout tone="info" title={t('leave.noteTitle')}>
          <Stack tight>
            <p>{leaveText(leave)}</p>
            <Inverse act="return" {...props} />
          </Stack>
        </Callout>
      )}
      {retiresAt !== null && (
        <Callout tone="warning" title={t('planned.title')}>
          <Stack tight>
            <p>{t('planned.text', { moment: momentText(retiresAt) })}</p>
            <Inverse act="callOff" {...props} />
          </Stack>
        </Callout>
      )}
      {props.person.isSuspended && (
        <Callout tone="danger" title={t('suspended.title')}>
          <Stack tight>
            <p>
              {suspendedUntil === null
                ? t('suspended.open')
                : t('suspended.until', { moment: momentText(suspendedUntil) })}
            </p>
            <Inverse act="restore" {...props} />
          </Stack>
        </Callout>
      )}
    </>
  );
}

/** The days of a leave as a sentence. */
function useLeaveText(): (leave: NonNullable<ActedOn['employment']['leave']>) => string {
  const t = useText();
  const dayText = useDayText();
  return ({ since, until }) => {
    if (until !== null) return t('leave.noteUntil', { until: dayText(until) });
    return since === null ? t('leave.noteAway') : t('leave.noteOpen', { since: dayText(since) });
  };
}

function Inverse({ act, person, reread }: NotesProps & { readonly act: EmploymentAct }) {
  const t = useText();
  const { begin, isBusy } = useAct(person, reread);
  const offered = person.employment.acts.find((each) => each.act === act);
  if (!offered) return null;
  return (
    <div>
      <Button small busy={isBusy} disabledReason={reasonOf(offered)} onClick={() => begin(act)}>
        {t(`acts.${act}`)}
      </Button>
    </div>
  );
}
