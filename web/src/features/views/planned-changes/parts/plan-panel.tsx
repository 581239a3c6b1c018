import type { PlannedChange } from '@madang/contract/views/planned-changes/routes.ts';
import { useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useThingName } from '../../../../kernel/names/shown-name.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout, NewsPlace } from '../../../../ui/parts/callout.tsx';
import { Actions, Facts, Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { usePlanActs } from '../api.ts';
import { usePlanWords } from '../plan-words.ts';
import { useText } from '../texts.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanState } from './plan-state.tsx';
import { useCancelling } from './use-cancelling.ts';

interface PlanPanelProps {
  readonly plan: PlannedChange;
  /** The company's day. */
  readonly today: string;
  readonly onClose: () => void;
}

/** STA-10: one planned change: looked at, moved to another day, taken over, checked, cancelled. */
export function PlanPanel({ plan, today, onClose }: PlanPanelProps) {
  const t = useText();
  const nameOf = useThingName();
  return (
    <SidePanel
      title={plan.target ? nameOf(plan.target) : t('gone')}
      lead={
        <span>
          <PlanState {...plan} />
        </span>
      }
      onClose={onClose}
    >
      <Stack>
        {plan.isOrphaned && plan.state === 'waiting' && (
          <Callout tone="warning" title={t('orphaned')}>
            <p>{t('orphanedText')}</p>
          </Callout>
        )}
        {plan.isLeaveEnd && (
          <Callout tone="info">
            <p>{t('panel.leaveEnd')}</p>
          </Callout>
        )}
        <PlanFacts plan={plan} />
        <PlanActs plan={plan} onClose={onClose} />
        {can(plan, 'change') && <PlanForm key={`${plan.dueOn} ${plan.note}`} {...{ plan, today, onClose }} />}
      </Stack>
    </SidePanel>
  );
}

function PlanFacts({ plan }: Pick<PlanPanelProps, 'plan'>) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useThingName();
  const wordsOf = usePlanWords();
  return (
    <Facts
      facts={[
        [t('panel.what'), wordsOf(plan)],
        [t('panel.dueOn'), formatDate(plan.dueOn, language)],
        ...(plan.note === '' || can(plan, 'change') ? [] : ([[t('panel.note'), plan.note]] as const)),
        [t('panel.planner'), plan.planner ? nameOf(plan.planner) : t('noPlanner')],
        [t('panel.plannedAt'), formatDate(plan.plannedAt, language, 'dateTime')],
        ...(plan.endedAt === null
          ? []
          : ([[t('panel.endedAt'), formatDate(plan.endedAt, language, 'dateTime')]] as const)),
        ...(plan.code === null ? [] : ([[t('panel.reason'), errorText({ code: plan.code })]] as const)),
      ]}
    />
  );
}

/** Acts other than a new day; what stands against the change is shown here, and the result of a dry run. */
function PlanActs({ plan, onClose }: Pick<PlanPanelProps, 'plan' | 'onClose'>) {
  const t = useText();
  const notices = useNotices();
  const acts = usePlanActs(plan.planId);
  const [busy, setBusy] = useState<string>();
  const [checked, setChecked] = useState<Awaited<ReturnType<typeof acts.check>>>();
  // Until it is checked here, what was found when it was last tried; that nothing was found is no news.
  const found = checked ?? plan.refusal ?? checked;
  const press = async (name: string, work: () => Promise<void>) => {
    setBusy(name);
    try {
      await work();
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(undefined);
    }
  };
  const { cancel, isCancelling } = useCancelling(plan.planId, onClose);
  const takeOver = () =>
    press('handOver', async () => {
      await acts.takeOver();
      notices.toast(t('panel.handedOver'));
    });
  return (
    <>
      <NewsPlace>
        {found !== undefined && (
          <Callout
            tone={found === null ? 'success' : 'warning'}
            title={t(found === null ? 'panel.clean' : 'panel.stopped')}
          >
            {found !== null && <p>{errorText(found)}</p>}
          </Callout>
        )}
      </NewsPlace>
      <Actions>
        {can(plan, 'handOver') && (
          <Button
            variant={plan.isOrphaned ? 'primary' : undefined}
            busy={busy === 'handOver'}
            onClick={() => void takeOver()}
          >
            {t('panel.handOver')}
          </Button>
        )}
        {can(plan, 'check') && (
          <Button
            busy={busy === 'check'}
            title={t('panel.checkText')}
            onClick={() => void press('check', async () => setChecked(await acts.check()))}
          >
            {t('panel.check')}
          </Button>
        )}
        {can(plan, 'cancel') && (
          <Button variant="danger" busy={isCancelling} onClick={() => void cancel()}>
            {t('panel.cancel')}
          </Button>
        )}
      </Actions>
    </>
  );
}
