import { portalHome } from '@madang/contract/kernel/addresses.ts';
import { goToSetUpStep, quitSetUp, startSetUp, type SetUpStanding } from '@madang/contract/views/setup/routes.ts';
import type { WizardStep } from '@madang/contract/views/setup/steps.ts';
import { finishSetUp, saveHomeScreen } from '@madang/contract/views/setup/wire.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { toCallError } from '../../../kernel/call-error.ts';
import { errorText } from '../../../kernel/error-texts.ts';
import { useLeaveWarning } from '../../../kernel/forms/leave-warning.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { markArrived } from '../../../kernel/pages/arrival.ts';
import type { OpenSetUp } from './arrival.ts';
import { useText } from './texts.ts';
import { neighboursOf } from './way.ts';

type Work = 'moving' | 'saving';

/** Path through the set-up's steps, which are no addresses, so Back skips none. Leaving asks first (WIZ-18). */
export function useSetUp({ company, standing, member }: Pick<OpenSetUp, 'company' | 'standing' | 'member'>) {
  const { companyCode, subOrganisationCode } = company;
  const [at, setAt] = useState<SetUpStanding>(standing);
  const { work, setWork, attempt } = useAttempts();
  const { leaveTo, isLeaving } = useWayOut(at.state === 'here');
  const notify = useRefusals(leaveTo);
  const notices = useNotices();
  const goTo = async (step: WizardStep) => {
    await call(goToSetUpStep, { body: { step } });
    setAt((before) => ({ ...before, step }));
  };
  const endBy = async (ending: Promise<unknown>) => {
    await ending;
    markArrived(member.personId);
    leaveTo(portalHome);
  };
  const finish = () => endBy(call(finishSetUp, { body: { companyCode } }));
  return {
    at,
    /** Notices for the forms of a step: their refusals are handled like those of a step. */
    notices: useMemo(() => ({ ...notices, showError: notify }), [notices, notify]),
    work: isLeaving ? 'moving' : work,
    leaveHome: () => leaveTo(portalHome),
    goTo: (step: WizardStep) => attempt('moving', () => goTo(step), notify),
    start: () => attempt('moving', async () => setAt(await call(startSetUp)), notify),
    chooseHome: (homeScreen: SetUpStanding['homeScreen']) => setAt((before) => ({ ...before, homeScreen })),
    next: () => {
      const { next } = neighboursOf(at.step);
      // WIZ-21: whatever failed, the final button says CO403.
      if (!next) return attempt('moving', finish, () => notify(undefined));
      if (at.step !== 'mainPage') return attempt('moving', () => goTo(next), notify);
      // WIZ-07: leaving the main page saves what was chosen, and goes on only when that succeeded.
      return attempt(
        'saving',
        async () => {
          await call(saveHomeScreen, { body: { companyCode, subOrganisationCode, homeScreen: at.homeScreen } });
          setWork('moving');
          await goTo(next);
        },
        notify,
      );
    },
    /** WIZ-24: saves the shown values first; a refused row stays, and so does the step. */
    saveAndGoOn: (save: () => Promise<boolean>) =>
      attempt(
        'saving',
        async () => {
          const { next } = neighboursOf(at.step);
          if (!(await save()) || !next) return;
          setWork('moving');
          await goTo(next);
        },
        notify,
      ),
    quit: () => attempt('moving', () => endBy(call(quitSetUp)), notify),
  };
}

/** One thing at a time; what fails is shown once nothing is being waited for any more. */
function useAttempts() {
  const [work, setWork] = useState<Work>();
  const attempt = async (kind: Work, run: () => Promise<void>, onFailure: (thrown: unknown) => Promise<void>) => {
    if (work) return;
    setWork(kind);
    const failed = await run().then(
      () => undefined,
      (thrown: unknown) => ({ thrown }),
    );
    setWork(undefined);
    if (failed) await onFailure(failed.thrown);
  };
  return { work, setWork, attempt };
}

function useWayOut(warns: boolean) {
  const [to, leaveTo] = useState<string>();
  useLeaveWarning(warns && to === undefined);
  useEffect(() => {
    if (to !== undefined) location.replace(to);
  }, [to]);
  return { leaveTo, isLeaving: to !== undefined };
}

/** Shows why something failed. A refused step has gone on elsewhere: the page is loaded again where it stands now. */
function useRefusals(leaveTo: (to: string) => void) {
  const notices = useNotices();
  const t = useText();
  return useCallback(
    async (thrown: unknown) => {
      if (thrown === undefined) return notices.alert(errorText({ code: 'CO403' }));
      const isElsewhere = toCallError(thrown).errorCode === 'CO403';
      if (!isElsewhere) return notices.showError(thrown);
      await notices.alert(t('ended'));
      leaveTo(location.href);
    },
    [notices, t, leaveTo],
  );
}
