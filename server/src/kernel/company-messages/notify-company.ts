import type { Tx } from '../db/database.ts';
import { inCompany } from '../db/database.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import type { Task } from '../jobs/workers/jobs.ts';
import type { Kernel } from '../kernel.ts';
import { execute } from '../operations/executor.ts';
import { commandOrigin } from '../operations/principal.ts';
import { seal, unseal } from '../operations/stored/sealed.ts';
import { deleteSent, findSent, insertSent, messageRow, type MessageVersion } from './messages.sql.ts';

const deliverTask = 'carry-message';

interface Waiting extends MessageVersion {
  readonly companyCode: string;
}

interface NewMessage<News> extends MessageVersion {
  /** The company that hears of it; another one than that of the transaction. */
  readonly receiverCode: string;
  /** Name of the operation there, made by `defineMessage`. */
  readonly operation: string;
  readonly news: News;
}

/** Notifies another company by a sealed row of this transaction, which a job carries over; the highest version is applied, once. */
export async function notifyCompany<News extends object>(
  tx: Tx,
  { keyring }: Pick<Kernel, 'keyring'>,
  { receiverCode, operation, news, messageId, version }: NewMessage<News>,
): Promise<void> {
  const content = seal(keyring, messageRow(messageId, String(version)), news);
  const companyCode = await insertSent(tx, { messageId, version, receiverCode, operation, content });
  const waiting: Waiting = { companyCode, messageId, version };
  await enqueueJob(tx, deliverTask, waiting);
}

/** Carries a message over; one that breaks off is tried again by its job, and applied once. */
async function deliver(kernel: Kernel, { companyCode, messageId, version }: Waiting): Promise<void> {
  const key = { companyCode, messageId, version };
  const message = await inCompany(kernel.db, companyCode, (tx) => findSent(tx, key));
  if (!message) return;
  const news = unseal(kernel.keyring, messageRow(messageId, String(version)), message.content);
  const operation = kernel.operations.change(message.operation);
  await execute(kernel, operation, commandOrigin(message.receiverCode), { message: { messageId, version }, news });
  await inCompany(kernel.db, companyCode, (tx) => deleteSent(tx, key));
}

/** Jobs of messages; payloads are those that `notifyCompany` enqueues. */
export function messageTasks(kernel: Kernel): Readonly<Record<string, Task>> {
  return { [deliverTask]: (payload) => deliver(kernel, payload as Waiting) };
}
