import { askForChange } from '../../../modules/workplace/approval-requests/operations/ask-for-change.ts';
import { uploadApprovalFile } from '../../../modules/workplace/approval-requests/operations/upload-approval-file.ts';
import { askedBy, giveRole, setHeld } from '../../approvals/held.ts';
import { addPolicy, stepOf } from '../../approvals/policies.ts';
import { sendFile } from '../../files/send-file.ts';
import { memberBrowser } from '../../member.ts';
import { photo } from '../examples/employees.ts';
import { answered, scenario } from './scenario.ts';

export const scenarios = [
  scenario(askForChange, async (app, companyCode) => {
    const by = await memberBrowser(app, { companyCode, role: 'representative' });
    const [approver, chosen] = [
      await memberBrowser(app, { companyCode, role: 'employee' }),
      await memberBrowser(app, { companyCode, role: 'employee' }),
    ];
    const approvalSteps = [stepOf('person', { personIds: [approver.personId] })];
    const policyId = await addPolicy(by, { approvalPolicyName: 'Four eyes', approvalSteps });
    answered(await setHeld(by, 'grant', policyId));
    await giveRole(by, chosen.personId);
    const target = { kind: 'approval-request', id: await askedBy(by) };
    answered(await setHeld(by, 'grant', null));
    const detail = { heldKind: 'grant', operation: 'grant-role' };
    return { companyCode, rows: [{ actorKind: 'person', actorId: by.personId, target, detail }] };
  }),
  scenario(uploadApprovalFile, async (app, companyCode) => {
    const by = await memberBrowser(app, { companyCode, role: 'employee' });
    const file = { name: 'receipt.png', content: Buffer.from(photo, 'base64') };
    const { fileId } = answered(await sendFile(by, '/api/v1/approval-files', file)).json<{ fileId: string }>();
    const target = { kind: 'approval-file', id: fileId };
    return { companyCode, rows: [{ actorKind: 'person', actorId: by.personId, target }] };
  }),
];
