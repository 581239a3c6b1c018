import { beginInvitation } from '../../../modules/joining/invitations/operations/begin-invitation.ts';
import { joinByInvitation } from '../../../modules/joining/invitations/operations/join-by-invitation.ts';
import { makeInvitationLink } from '../../../modules/joining/invitations/operations/make-invitation-link.ts';
import { openPromotion } from '../../../modules/joining/invitations/operations/open-promotion.ts';
import { readInvitation } from '../../../modules/joining/invitations/operations/read-invitation.ts';
import { resendInvitation } from '../../../modules/joining/invitations/operations/resend-invitation.ts';
import { sendInvitationCode } from '../../../modules/joining/invitations/operations/send-invitation-code.ts';
import {
  askInvitedCode,
  begunBrowser,
  companyWithAdmin,
  invitationCalls as calls,
  joinBy,
  makeLink,
  type TestCompany,
} from '../../invitations.ts';
import { enteredBy, nextPerson } from '../../sign-up.ts';
import type { TestApp } from '../../test-app.ts';
import { letIn } from './accounts.ts';
import { issuedCode } from './promotions.ts';
import { answered, scenario, unaudited, type Acted } from './scenario.ts';

const newMail = () => `guest${nextPerson()}@outside.example`;

/** The administrator did it to an invitation. */
function byAdministrator({ companyCode, adminId }: TestCompany, invitationId: string): Acted {
  const target = { kind: 'invitation', id: invitationId };
  return { companyCode, rows: [{ actorKind: 'person', actorId: adminId, target }] };
}

/** Someone went the whole way by a link for messenger and meetings. No one was signed in yet, so the actor has no name. */
async function joined(app: TestApp, change: { readonly needsApproval: boolean }, as: string): Promise<Acted> {
  const company = await companyWithAdmin(app);
  const { code, invitationId } = await makeLink(company, change);
  const { personId } = enteredBy((await joinBy(app, code, newMail())).answer);
  const target = { kind: 'person', id: personId };
  const fields = [`invitation:${invitationId}`, 'MS', 'MT'];
  const row = { as, actorKind: 'visitor', actorId: null, target, fields } as const;
  return { companyCode: company.companyCode, rows: change.needsApproval ? [row] : [row, letIn(personId)] };
}

export const scenarios = [
  scenario(makeInvitationLink, async (app) => {
    const company = await companyWithAdmin(app);
    const { invitationId } = await makeLink(company);
    return byAdministrator(company, invitationId);
  }),
  scenario(resendInvitation, async (app) => {
    const company = await companyWithAdmin(app);
    const { invitationId } = await makeLink(company);
    await company.admin.post(`${calls.list}/${invitationId}/resend`, { validDays: 3 });
    return byAdministrator(company, invitationId);
  }),
  unaudited(readInvitation, async (app) => {
    const company = await companyWithAdmin(app);
    const { code } = await makeLink(company);
    answered(await app.browser().post(calls.read(code)));
    return company.companyCode;
  }),
  unaudited(beginInvitation, async (app) => {
    const company = await companyWithAdmin(app);
    await begunBrowser(app, (await makeLink(company)).code);
    return company.companyCode;
  }),
  unaudited(openPromotion, async (app) => {
    const { companyCode } = await companyWithAdmin(app);
    const promotionCode = await issuedCode(app, companyCode);
    answered(await app.browser().post('/api/v1/registration/promotion', { promotionCode }));
    return companyCode;
  }),
  unaudited(sendInvitationCode, async (app) => {
    const company = await companyWithAdmin(app);
    const browser = await begunBrowser(app, (await makeLink(company)).code);
    answered(await askInvitedCode(browser, { optionValue: newMail() }));
    return company.companyCode;
  }),
  scenario(joinByInvitation, (app) => joined(app, { needsApproval: false }, 'join-by-invitation')),
  scenario(joinByInvitation, (app) => joined(app, { needsApproval: true }, 'apply-by-invitation')),
];
