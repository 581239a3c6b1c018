import type { EmployeeSelection } from '@madang/contract/people/people/selection.ts';
import { reachOf } from '../../../kernel/access/reach.sql.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { emptyRun, fillRun, sealForCheck } from '../../../kernel/operations/stored/runs/open-run.ts';
import type { RunOf } from '../../../kernel/operations/stored/runs/runs.sql.ts';
import { selectSelectedIds } from '../people/index.ts';
import { type ActToDo, stepFor } from './steps.ts';

export const fillTask = 'fill-employees-run';

interface Order {
  readonly selection: EmployeeSelection;
  readonly todo: ActToDo;
  /** The owner of the run, whose list it was. */
  readonly personId: string;
}

interface Payload extends RunOf {
  /** Sealed: a search term may be someone's address. */
  readonly order: string;
}

const orderAad = ({ runId }: Pick<RunOf, 'runId'>) => `employees run ${runId}`;

/** Has a run filled with all matching people that its owner sees, beside the page. */
export async function fillLater(tx: Tx, { keyring }: Pick<Kernel, 'keyring'>, run: RunOf, order: Order): Promise<void> {
  const sealed = keyring.encrypt(JSON.stringify(order), orderAad(run)).toString('base64');
  await enqueueJob(tx, fillTask, { ...run, order: sealed } satisfies Payload);
}

/** Fills a run with all matching people that its owner sees by now, and has it checked. Begun again it fills from the beginning. */
export async function fillWithEmployees(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode, runId, order } = payload as Payload;
  const run = { companyCode, runId };
  const opened = kernel.keyring.decrypt(Buffer.from(order, 'base64'), orderAad(run));
  const { selection, todo, personId } = JSON.parse(opened) as Order;
  const isOpen = await inCompany(kernel.db, companyCode, (tx) => emptyRun(tx, run));
  if (!isOpen) return;
  const ids = await inCompany(kernel.db, companyCode, async (tx) => {
    const within = await reachOf(tx, personId, 'employees.view', 'person');
    return selectSelectedIds(tx, kernel, { companyCode, selection, within });
  });
  const inputs = function* () {
    for (let at = 0; at < ids.count; at += 1) {
      const [selectedId] = ids.from(at, 1);
      if (selectedId !== undefined) yield stepFor(todo, selectedId).input;
    }
  };
  await fillRun(kernel, run, inputs());
  await inCompany(kernel.db, companyCode, (tx) => sealForCheck(tx, run));
}
