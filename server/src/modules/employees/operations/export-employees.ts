import { exportEmployees as route } from '@madang/contract/employees/routes.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { arePeopleOf } from '../../accounts/index.ts';
import { startJob } from '../../jobs/index.ts';
import { exportEmployeesKind, type ExportInput } from '../export-file.ts';

/** MEM-07: starts the job that writes whom the list shows, or who is chosen there, into a file, and keeps who wanted it and what for. */
export const exportEmployeesCall = operation(route, async (call) => {
  const { kernel, session, request } = call;
  const { companyCode, personId } = session;
  const { reason, personIds, exceptIds, ...filters } = call.body;
  const input: ExportInput = { filters, personIds, exceptIds, language: request.language };
  const jobId = await inCompany(kernel.db, companyCode, async (tx) => {
    const named = [...(personIds ?? []), ...(exceptIds ?? [])];
    if (!(await arePeopleOf(tx, companyCode, named))) throw refuse('CO404');
    const id = await startJob(tx, kernel, { companyCode, personId, kind: exportEmployeesKind, input });
    const target = { kind: 'console-job', id };
    await writeAudit(tx, { ...actorOf(call), operation: 'export-employees', target, fields: [reason] });
    return id;
  });
  return { jobId };
});
