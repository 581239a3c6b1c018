import type { Tx } from '../db/database.ts';
import { preparedQuery } from '../db/prepared-query.ts';

const askActing = preparedQuery<{ may_act: boolean }, [personId: string]>('select may_act($1) as may_act');

/** Asks if something may still be done in the name of a person of the transaction's company, who is not there to do it. */
export async function mayAct(tx: Tx, personId: string): Promise<boolean> {
  const [row] = await askActing(tx, personId);
  return row?.may_act === true;
}
