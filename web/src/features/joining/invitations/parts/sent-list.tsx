import { useEffect, useEffectEvent, useState } from 'react';
import { errorText } from '../../../../kernel/error-texts.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Actions, Stack } from '../../../../ui/parts/card.tsx';
import { ProgressBar } from '../../../../ui/sections/progress-bar.tsx';
import { useInvitationRun } from '../api.ts';
import { type CheckedEntry, notSent } from '../checked-list.ts';
import { useText } from '../texts.ts';

interface SentListProps {
  readonly runId: string;
  /** Entries in the order of the run's rows. */
  readonly sent: readonly CheckedEntry[];
  /** Entries that were left out before. */
  readonly kept: readonly CheckedEntry[];
  readonly onEnded: () => Promise<void>;
  readonly onMend: (entries: CheckedEntry[]) => Promise<void>;
  readonly onClose: () => void;
}

/** Shows the state of a sent list: its progress, then how many were sent and why the others were not. */
export function SentList({ runId, sent, kept, onEnded, onMend, onClose }: SentListProps) {
  const t = useText();
  const run = useInvitationRun(runId);
  const [busy, setBusy] = useState(false);
  const isEnded = run.data?.isEnded ?? false;
  const reportEnd = useEffectEvent(() => void onEnded());
  useEffect(() => {
    if (isEnded) reportEnd();
  }, [isEnded]);
  const mend = async (entries: CheckedEntry[]) => {
    setBusy(true);
    await onMend(entries);
    setBusy(false);
  };
  return (
    <Listed query={run}>
      {({ items }) => {
        const done = items.filter(({ state }) => state !== 'waiting').length;
        if (!isEnded) {
          const amount = t('many.progress', { done, count: sent.length });
          return (
            <Stack>
              <p role="status">{`${t('many.sending')} · ${amount}`}</p>
              <ProgressBar label={t('many.sending')} value={done / sent.length} />
            </Stack>
          );
        }
        const refused = notSent(sent, items);
        const left = [...kept, ...refused].toSorted((one, other) => one.number - other.number);
        return (
          <Stack>
            <Callout tone={refused.length < sent.length ? 'success' : 'warning'} isNews>
              {t('many.sent', { count: sent.length - refused.length })}
            </Callout>
            {left.length > 0 && (
              <>
                <p>{t('many.notSent', { count: left.length })}</p>
                <Stack tight>
                  {left.map(({ name, recipient, number, fault }) => (
                    <p key={number}>
                      {name !== '' && <span>{`${name} · `}</span>}
                      <strong lang="en">{recipient}</strong>
                      <br />
                      <span>{fault ? errorText(fault) : t('many.failed')}</span>
                    </p>
                  ))}
                </Stack>
              </>
            )}
            <Actions>
              <Button variant="primary" onClick={onClose}>
                {t('many.close')}
              </Button>
              {left.length > 0 && (
                <Button busy={busy} onClick={() => void mend(left)}>
                  {t('many.mend')}
                </Button>
              )}
            </Actions>
          </Stack>
        );
      }}
    </Listed>
  );
}
