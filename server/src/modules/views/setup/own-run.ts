import { holidaysOfZone } from '@madang/contract/workplace/anniversaries/holidays.ts';
import { type HomeScreen, toHomeScreen } from '@madang/contract/ground/companies/home-screens.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { SetUpStanding } from '@madang/contract/views/setup/routes.ts';
import { toWizardStep } from '@madang/contract/views/setup/steps.ts';
import { secretHash } from '../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import { lockRun, type SetUpRun } from '../../ground/set-up-runs/index.ts';

/** Caller of the set-up: a person in a browser that may have the run's secret. */
export interface Caller {
  readonly companyCode: string;
  readonly actorId: string | undefined;
  readonly setUpSecret: string | undefined;
}

/** Returns true if the run belongs to this person in this browser; a closed browser has lost the secret (WIZ-18). */
export function isRunHere(run: SetUpRun, { actorId, setUpSecret }: Omit<Caller, 'companyCode'>): boolean {
  return (
    run.state === 'running' &&
    run.personId === actorId &&
    setUpSecret !== undefined &&
    run.secretHash?.equals(secretHash(setUpSecret)) === true
  );
}

/** Lets a change of the set-up go on where it is the caller's, or no one's yet; every other is refused (CO403). */
export async function lockOwnRun(tx: Tx, caller: Caller): Promise<SetUpRun> {
  const run = await lockRun(tx, caller.companyCode);
  if (run.state !== 'new' && !isRunHere(run, caller)) throw refuse('CO403');
  return run;
}

export function standingOf(
  { step, homeScreen, timeZone }: Pick<SetUpRun, 'step' | 'homeScreen' | 'timeZone'>,
  now: Pick<SetUpStanding, 'state' | 'isMailConnected'>,
): SetUpStanding {
  return {
    ...now,
    step: toWizardStep(step),
    homeScreen: shownHomeScreen(toHomeScreen(homeScreen), now),
    country: holidaysOfZone(timeZone),
  };
}

/** Returns true if the suite's mail has an address that the home page can link to. */
export async function isMailConnected({ properties }: Pick<Kernel, 'properties'>): Promise<boolean> {
  return (await properties.get(platformProperties.mailAddress)) !== '';
}

/** WIZ-25: returns the start screen for a company; without connected mail it is the portal home. */
export function shownHomeScreen(
  chosen: HomeScreen,
  { isMailConnected: isConnected }: Pick<SetUpStanding, 'isMailConnected'>,
): HomeScreen {
  return isConnected ? chosen : 'PT';
}

/** Returns the target of a set-up change. */
export function companyTarget(companyCode: string): Target {
  return { kind: 'company', id: companyCode };
}
