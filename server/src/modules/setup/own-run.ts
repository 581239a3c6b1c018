import { toHomeScreen } from '@madang/contract/companies/home-screens.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { SetUpStanding } from '@madang/contract/setup/routes.ts';
import { toWizardStep } from '@madang/contract/setup/steps.ts';
import type { Actor } from '../../kernel/audit/actor.ts';
import type { AuditEntry } from '../../kernel/audit/audit.ts';
import { secretHash } from '../../kernel/crypto/keyring.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { CookieName } from '../../kernel/http/cookies.ts';
import type { Session } from '../../kernel/session/session.ts';
import { lockRun, type SetUpRun } from '../companies/index.ts';

/** Who asks: a person in a browser, which has the run's secret or has not. */
export interface Caller {
  readonly session: Session;
  readonly readCookie: (name: CookieName) => string | undefined;
}

/** Whether the run is this person's in this browser; of a browser that was closed the secret is gone (WIZ-18). */
export function isRunHere(run: SetUpRun, { session, readCookie }: Caller): boolean {
  const secret = readCookie('setUp');
  return (
    run.state === 'running' &&
    run.personId === session.personId &&
    secret !== undefined &&
    run.secretHash?.equals(secretHash(secret)) === true
  );
}

/** Lets a change of the set-up go on where it is the caller's, or nobody's yet; every other is refused (CO403). */
export async function lockOwnRun(tx: Tx, caller: Caller): Promise<SetUpRun> {
  const run = await lockRun(tx, caller.session.companyCode);
  if (run.state !== 'new' && !isRunHere(run, caller)) throw refuse('CO403');
  return run;
}

export function standingOf(run: Pick<SetUpRun, 'step' | 'homeScreen'>, state: SetUpStanding['state']): SetUpStanding {
  return { state, step: toWizardStep(run.step), homeScreen: toHomeScreen(run.homeScreen) };
}

/** The audit row of a change of the set-up, whose target is the company. */
export function setUpEntry(actor: Actor, operation: string): AuditEntry {
  return { ...actor, operation, target: { kind: 'company', id: actor.companyCode } };
}
