import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import { actorOf } from '../../kernel/audit/actor.ts';
import { inCompany } from '../../kernel/db/database.ts';
import type { Call } from '../../kernel/http/operation.ts';
import { endRun, type EndedState } from '../companies/index.ts';
import { lockOwnRun, setUpEntry, type Caller } from './own-run.ts';

const operations = { finished: 'finish-set-up', quit: 'quit-set-up' } as const;

type EndingCall = Caller & Pick<Call<never>, 'kernel' | 'request' | 'setCookie'>;

/** Ends the caller's set-up, once; the second time it is over and refused (CO403). */
export async function endSetUp(call: EndingCall, state: Exclude<EndedState, 'abandoned'>): Promise<void> {
  const { companyCode } = call.session;
  await inCompany(call.kernel.db, companyCode, async (tx) => {
    await lockOwnRun(tx, call);
    if (!(await endRun(tx, companyCode, state))) throw refuse('CO403');
    await writeAudit(tx, setUpEntry(actorOf(call), operations[state]));
  });
  call.setCookie('setUp', null);
}
