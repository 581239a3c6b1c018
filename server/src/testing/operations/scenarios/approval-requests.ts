import { uploadApprovalFile } from '../../../modules/workplace/approval-requests/operations/upload-approval-file.ts';
import { sendFile } from '../../files/send-file.ts';
import { memberBrowser } from '../../member.ts';
import { photo } from '../examples/employees.ts';
import { answered, scenario } from './scenario.ts';

export const scenarios = [
  scenario(uploadApprovalFile, async (app, companyCode) => {
    const by = await memberBrowser(app, { companyCode, role: 'employee' });
    const file = { name: 'receipt.png', content: Buffer.from(photo, 'base64') };
    const { fileId } = answered(await sendFile(by, '/api/v1/approval-files', file)).json<{ fileId: string }>();
    const target = { kind: 'approval-file', id: fileId };
    return { companyCode, rows: [{ actorKind: 'person', actorId: by.personId, target }] };
  }),
];
