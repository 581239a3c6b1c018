// Runs on every PostgreSQL: files and what stays of them.
import { approvalRequestLimits } from '@madang/contract/workplace/approval-requests/limits.ts';
import { approvalRequestProperties } from '@madang/contract/workplace/approval-requests/properties.ts';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import {
  codeOf,
  companyOfRequests,
  decide,
  readRequest,
  requestsPath as path,
} from '../../../testing/approvals/requests.ts';
import type { Browser } from '../../../testing/browser.ts';
import { sendFile } from '../../../testing/files/send-file.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { approvalRequests } from './index.ts';
import { sealFiles } from './sealed-files.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const newCompany = () => companyOfRequests(app, 'REQFILE');
const send = (by: Browser, content: Buffer | string = pdf, name = '영수증.pdf') =>
  sendFile(by, '/api/v1/approval-files', { name, content });
const pdf = Buffer.from('%PDF-1.4\n%%EOF');
const sent = async (by: Browser) => (await send(by)).json<{ fileId: string }>().fileId;

async function filesOf(companyCode: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { fileId } of kernel.files.list(companyCode)) found.push(fileId);
  return found;
}

test('APR-02 a file opens for people who see its request and for no one else', async () => {
  const { person, policy, waiting, named } = await newCompany();
  const [asker, approver, stranger] = [await person(), await person(), await person()];
  await policy(named([approver.personId]));
  const fileId = await sent(asker);
  const id = await waiting(asker, { f1: 'Trip', f3: [fileId] });
  const address = `${path}/${id}/files/${fileId}`;
  const opened = await approver.get(address);
  expect([opened.status, opened.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await readRequest(approver, id)).files).toMatchObject([{ fileName: '영수증.pdf' }]);
  const other = await waiting(stranger);
  expect([
    codeOf(await stranger.get(address)),
    codeOf(await stranger.get(`${path}/${other}/files/${fileId}`)),
    codeOf(await asker.get(`${path}/${id}/files/${other}`)),
  ]).toEqual(['CO404', 'CO404', 'CO404']);
  const stolen = await stranger.post(path, {
    approvalFormId: (await readRequest(asker, id)).approvalFormId,
    requestTitle: 'Mine',
    formContent: { f3: [fileId] },
  });
  expect(stolen.error.errorCode).toBe('APPROVAL_FILE');
  expect(codeOf(await decide(approver, id))).toBe('done');
});

test('APR-02 a file is a picture or a PDF of at most 10 MB, with an hourly limit', async () => {
  const { person } = await newCompany();
  const asker = await person();
  expect(codeOf(await send(asker, 'plain text'))).toBe('APPROVAL_FILE_KIND');
  const large = Buffer.concat([pdf, Buffer.alloc(approvalRequestLimits.fileBytes)]);
  expect(codeOf(await send(asker, large))).toBe('APPROVAL_FILE_SIZE');
  const read = kernel.properties.get.bind(kernel.properties);
  const { filesPerPersonHour } = approvalRequestProperties;
  vi.spyOn(kernel.properties, 'get').mockImplementation((property) =>
    property.key === filesPerPersonHour.key ? Promise.resolve(1 as never) : read(property),
  );
  const answers = [codeOf(await send(asker)), codeOf(await send(asker))];
  vi.restoreAllMocks();
  expect(answers).toContain('CO429');
});

test('APR-02 unreferenced files are deleted, and requests are deleted after the company’s period', async () => {
  const { own, companyCode, run, person, policy, waiting, draft, named } = await newCompany();
  const [asker, approver] = [await person(), await person()];
  await policy(named([approver.personId]));
  const [kept, left] = [await sent(asker), await sent(asker)];
  const id = await waiting(asker, { f1: 'Trip', f3: [kept] });
  const work = (task: string, payload: object = {}) => approvalRequests.tasks?.(kernel)[task]?.(payload as never);
  await work('purge-approval-requests');
  expect((await filesOf(companyCode)).toSorted()).toEqual([kept, left].toSorted());
  await run(sql`update approval_files set created_at = created_at - interval '2 days'`);
  await work('purge-approval-requests');
  expect(await filesOf(companyCode)).toEqual([kept]);
  await decide(approver, id);
  const { settings } = (await own.get('/api/v1/approval-settings')).json<{ settings: object }>();
  await own.put('/api/v1/approval-settings', { ...settings, keptDays: 10 });
  await work('purge-approval-requests');
  expect(codeOf(await asker.get(`${path}/${id}`))).toBe('done');
  await run(sql`update approval_requests set ended_at = ended_at - interval '11 days'`);
  await work('purge-approval-requests');
  expect([codeOf(await asker.get(`${path}/${id}`)), await filesOf(companyCode)]).toEqual(['CO404', []]);
  const dropped = await sent(asker);
  const unsent = await draft(asker, { f3: [dropped] });
  await asker.delete(`${path}/${unsent}`);
  await work('drop-approval-files', { companyCode, fileIds: [dropped] });
  expect(await filesOf(companyCode)).toEqual([]);
});

test('APR-02 unfinished requests and comments have limits', async () => {
  const { companyCode, run, person, policy, waiting, draft, named, formId } = await newCompany();
  const [asker, approver] = [await person(), await person()];
  await policy(named([approver.personId]));
  const id = await waiting(asker);
  await draft(asker);
  const { unfinished, events } = approvalRequestLimits;
  await run(sql`insert into approval_requests (company_code, approval_form_id, form_version, requester_id, document_kind, title, content)
    select company_code, approval_form_id, form_version, requester_id, document_kind, title, content
    from approval_requests, generate_series(1, ${unfinished - 4}::integer) where request_id = ${id}::uuid`);
  const more = await Promise.all(
    Array.from({ length: 8 }, () =>
      asker.post(path, { approvalFormId: formId, requestTitle: 'More', formContent: {} }),
    ),
  );
  expect(more.map(codeOf).toSorted()).toEqual([...Array(6).fill('APPROVAL_UNFINISHED'), 'done', 'done']);
  await run(sql`insert into approval_events (company_code, request_id, event_number, event)
    select ${companyCode}, ${id}::uuid, n, 'commented' from generate_series(2, ${events}::integer) n`);
  const comment = await asker.post(`${path}/${id}/comments`, { requestComment: 'One more' });
  expect(comment.error.errorCode).toBe('APPROVAL_EVENTS');
});

test('APR-02 an attached file is encrypted, and one of an earlier release is encrypted by a job and readable before and after', async () => {
  const { companyCode, person, policy, waiting, named } = await newCompany();
  const [asker, approver] = [await person(), await person()];
  await policy(named([approver.personId]));
  const fileId = await sent(asker);
  const stored = async () => (await kernel.files.get(companyCode, fileId)) ?? Buffer.alloc(0);
  expect((await stored()).includes('%PDF')).toBe(false);
  const id = await waiting(asker, { f1: 'Trip', f3: [fileId] });
  const read = async () => (await approver.get(`${path}/${id}/files/${fileId}`)).text;
  expect(await read()).toBe(pdf.toString());
  await kernel.files.put(companyCode, pdf, fileId);
  await inCompany(kernel.db, companyCode, (tx) => sql`update approval_files set is_sealed = false`.execute(tx));
  expect(await read()).toBe(pdf.toString());
  await sealFiles(kernel);
  await sealFiles(kernel);
  expect([(await stored()).includes('%PDF'), await read()]).toEqual([false, pdf.toString()]);
});
