import { Button } from '../../../../ui/button.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { useMomentText } from '../moments.ts';
import type { ActedOn, Reread } from '../person.ts';
import { useText } from '../texts.ts';
import { reasonOf } from './employment-acts.tsx';
import { useAct } from './use-act.ts';

interface NotesProps {
  readonly person: ActedOn;
  readonly reread: Reread;
}

/** USR-13: the note on a lock of access: until when, and the act that takes it back. */
export function SuspensionNote({ person, reread }: NotesProps) {
  const t = useText();
  const momentText = useMomentText();
  const { begin, isBusy } = useAct(person, reread);
  const { suspendedUntil, acts } = person.employment;
  const offered = acts.find(({ act }) => act === 'restore');
  if (!person.isSuspended) return null;
  return (
    <Callout tone="danger" title={t('suspended.title')}>
      <Stack tight>
        <p>
          {suspendedUntil === null ? t('suspended.open') : t('suspended.until', { moment: momentText(suspendedUntil) })}
        </p>
        {offered && (
          <div>
            <Button small busy={isBusy} disabledReason={reasonOf(offered)} onClick={() => begin('restore')}>
              {t('acts.restore')}
            </Button>
          </div>
        )}
      </Stack>
    </Callout>
  );
}
