import type { Kernel } from '../../../kernel/kernel.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { type LinkedAccount } from './end-ties.sql.ts';
import { listUnsettled } from './ties.sql.ts';
import { settleLoginTie } from './operations/settle-login-tie.ts';
import { tellOfLoginTie } from './operations/tell-of-login-tie.ts';
import type { News } from './notify-later.ts';

export const settleDueTask = 'settle-login-ties';

export async function tell(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode, ...news } = payload as News;
  await execute(kernel, tellOfLoginTie, commandOrigin(companyCode), news);
}

export async function settle(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode, tieId } = payload as Pick<LinkedAccount, 'companyCode' | 'tieId'>;
  await execute(kernel, settleLoginTie, commandOrigin(companyCode), { tieId });
}

/** Rows of one run; the rest waits for the next run. */
const atOnce = 200;

/** Settles what no change has asked for: offers whose time is over, and ties that ended with their person. */
export async function settleDue(kernel: Kernel): Promise<void> {
  for (const tie of await listUnsettled(kernel.db, atOnce)) await settle(kernel, tie);
}
