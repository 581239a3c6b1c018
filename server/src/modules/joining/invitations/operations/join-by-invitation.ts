import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { givesOutMail } from '@madang/contract/ground/companies/service-types.ts';
import { invitationProperties } from '@madang/contract/joining/invitations/limits.ts';
import { joinPaths as paths } from '@madang/contract/joining/invitations/wire.ts';
import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { fullNameOf } from '@madang/contract/kernel/names/name-order.ts';
import { codeRefusals } from '@madang/contract/secrets/otp/contact-refusals.ts';
import { Refusal, refuse, refuseField } from '@madang/contract/refuse.ts';
import { enterCompany, type Tx } from '../../../../kernel/db/database.ts';
import { consumeProof, readProof } from '../../../../kernel/flow/flow.ts';
import { defineFlowStep } from '../../../../kernel/operations/definition.ts';
import { entranceNames, letNewIn } from '../../../access/accounts/index.ts';
import { lockProven } from '../../../organisation/mail-domains/index.ts';
import { checkNameScripts } from '../../../people/person-names/index.ts';
import { checkFlowCode, targetIndexes } from '../../../secrets/otp/index.ts';
import { redeemPromotion } from '../../../ground/promotions/index.ts';
import {
  checkCallingCode,
  checkConsent,
  checkExternalMail,
  checkNewPassword,
  consumeAttemptAtAddress,
  entryRefusals,
  submitOnce,
  takeHeldId,
  readDomains,
  readLoginId,
  refuseHeld,
  refuseWhileClosed,
  releaseReserved,
  reserveAndHash,
  type Progress,
} from '../../../people/registration-flows/index.ts';
import { recordEntryAnswers, type EntryAnswers } from '../../../ground/agreements/index.ts';
import { refuseOthers, requireBegun } from '../flow-invitation.ts';
import type { OpenInvitation } from '../invitations.ts';
import { consumeUse } from '../invitations.sql.ts';
import { joinForm, type Joining } from '../join-form.ts';
import { applyForJoining, joinAtOnce, type JoinParts } from '../joining.ts';
import { purgeTarget } from '../joins.sql.ts';
import { lockPlaceForReference } from '../place.ts';
import { checkProof, contactToProve, type ProvenContact } from '../proven-contact.ts';
import { isIdConfirmed, provesId, type Invitee } from '../register-invited.ts';
import { findRepeatedJoin, type Joined } from '../repeated-join.ts';
import { invitationVoucher } from '../flows.sql.ts';

const submits = { use: 'join', max: flowsPerAddress, seconds: hourSeconds } as const;

const once = submitOnce({ findMade: findRepeatedJoin, mayBeMade: ({ state }) => state === 'open', find: findEntering });

/**
 * INV-05: makes an invitee's account. Cheap checks come first, then the ID's reservation and the hash; one transaction
 * makes the rest.
 */
export const joinByInvitation = defineFlowStep({
  name: 'join-by-invitation',
  administers: true,
  input: joinForm,
  refusals: [
    ...codeRefusals,
    ...entryRefusals,
    'CO403',
    'INVITATION_DOMAIN',
    'INVITATION_INVALID',
    'MAIL_DOMAIN_UNPROVEN',
    'MB1054',
    'MB_M_DENY_PAGE',
  ],
  isSecret: true,
  auditNames: ['apply-by-invitation', ...entranceNames],
  ...once,
  async run({ tx, kernel, flow, request, prepared }, body) {
    // It was made, and written down, before.
    if ('made' in prepared) return { answer: prepared.made, audit: 'none' };
    const { invitation, invitee } = prepared;
    const { companyCode, invitationId, services, needsApproval, idDomain } = invitation;
    await enterCompany(tx, companyCode);
    if (idDomain !== '' && !(await lockProven(tx, companyCode, idDomain))) {
      throw refuseField(paths.userId, 'MAIL_DOMAIN_UNPROVEN');
    }
    const place = await lockPlaceForReference(tx, companyCode, invitation.place);
    await enter(tx, { kernel, flow, request, body }, { ...prepared, invitee: { ...invitee, ...place } });
    const made = {
      ...(needsApproval ? { as: 'apply-by-invitation' } : {}),
      target: { kind: 'person', id: invitee.personId },
      fields: [`invitation:${invitationId}`, ...services],
    };
    const answer = answerFor(invitation, invitee);
    // There is no account before the approval.
    if (needsApproval) return { answer, audit: made };
    const { formerSecret } = body;
    const person = { companyCode, personId: invitee.personId };
    const { entrance, audit } = await letNewIn(tx, person, { kernel, request, formerSecret });
    return { answer: { ...answer, entrance }, audit: [made, ...audit] };
  },
  settle: releaseReserved,
});

type Entering = JoinParts & { readonly isReserved: boolean; readonly consent: EntryAnswers };

/** Everything that the transaction needs, once it is known to be right. */
async function findEntering(joining: Joining, progress: Progress) {
  const { kernel, flow, body } = joining;
  await refuseWhileClosed(kernel);
  const invitation = await requireBegun(kernel, flow);
  refuseOthers(body, invitation, flow);
  await checkNameScripts(kernel, { person: body, company: invitation, paths });
  const person = await readPerson(joining, invitation);
  const consent = await checkConsent(kernel, { ...body, isCompanyAdministrator: false }, paths);
  await consumeAttemptAtAddress(kernel, progress, submits, {
    address: joining.request.address,
    voucher: invitationVoucher(invitation),
  });
  checkNewPassword(
    { ...body, ...person, names: [invitation.companyName, invitation.englishCompanyName] },
    invitation.passwordProfile,
    paths,
  );
  await verify(joining, person.contact);
  await requireProof(joining, invitation, person.contact);
  const approvalDays = await kernel.properties.get(invitationProperties.approvalDays);
  progress.looksAtId = true;
  const { passwordHash, ...reserved } = await reserveAndHash(kernel, {
    loginId: person.loginId,
    personId: flow.reservedPersonId,
    password: body.password,
    refuseUnlessProven: () => refuseUnlessProven(joining, invitation, person),
  });
  const { passwordProfile } = invitation;
  const invitee = { ...person, ...roleAssignmentOf(joining, invitation), passwordHash, passwordProfile };
  return { invitation, invitee, approvalDays, consent, ...reserved };
}

/** The proof, then the use, so that a link's row is locked for the shortest time; whatever fails undoes both. */
async function enter(tx: Tx, joining: Joining, parts: Entering): Promise<void> {
  const { kernel, flow, request } = joining;
  const { invitation, invitee, consent } = parts;
  const proof = await consumeProof(tx, flow, 'invitation');
  if (!proof) throw refuse('OTP0005');
  checkProof(kernel.keyring, proof, invitation, invitee.contact);
  if (!(await consumeOneUse(tx, parts))) throw refuse('INVITATION_INVALID');
  if (!parts.isReserved) {
    const { loginId, personId } = invitee;
    const id = { loginId, personId, requestId: request.id, path: paths.userId };
    await takeHeldId(tx, kernel, { ...id, isProven: provesId(invitee) });
  }
  const answering = {
    companyCode: invitation.companyCode,
    personId: invitee.personId,
    countryCode: invitee.residenceCountry,
    flowId: flow.flowId,
    address: request.address,
  };
  await recordEntryAnswers(tx, answering, consent);
  const kept = consent.mayKeepOptional ? parts : await withoutOptional(tx, parts);
  if (invitation.needsApproval) await applyForJoining(tx, kernel, kept);
  else await joinAtOnce(tx, kernel, kept);
}

/**
 * RCN-02: omits mobile numbers if the optional part is declined. The proven contact gets the notice, sealed until an
 * approval.
 */
async function withoutOptional(tx: Tx, { invitation, invitee, approvalDays }: JoinParts): Promise<JoinParts> {
  if (invitation.invited?.option === 'mobile') await purgeTarget(tx, invitation);
  return { invitation, invitee: { ...invitee, mobile: '' }, approvalDays };
}

/** A mail ID that its holder never confirmed is had by who has proven it; everything else in use is refused. */
async function refuseUnlessProven({ kernel }: Joining, invitation: OpenInvitation, person: Person): Promise<void> {
  if (givesOutMail(invitation.serviceType)) throw refuseField(paths.userId, 'MB601');
  await refuseHeld(kernel, { loginId: person.loginId, path: paths.userId, provesId: () => provesId(person) });
}

/** Consumes one use of the invitation, and of the promotion code's quota if it began with one. */
async function consumeOneUse(tx: Tx, { invitation, invitee }: JoinParts): Promise<boolean> {
  if (!(await consumeUse(tx, invitation))) return false;
  if (invitation.kind !== 'promotion') return true;
  const { codeHash: code, companyCode } = invitation;
  return (await redeemPromotion(tx, { code, companyCode, personId: invitee.personId })) === 'redeemed';
}

type Person = Pick<Invitee, 'loginId' | 'externalMail' | 'mobile' | 'contact'>;

/** Returns the invitee, with ID and contact checked to fit each other, the company and the invitation. */
async function readPerson({ kernel, body }: Joining, invitation: OpenInvitation): Promise<Person> {
  const { serviceType, idProfile, idDomain: ownDomain, invited } = invitation;
  checkCallingCode(body.mobile, paths.mobile);
  const domains = await readDomains(kernel.properties);
  const loginId = readLoginId({ userId: body.userId, serviceType, idProfile, ownDomain }, domains, paths.userId);
  const option = invited?.option ?? (body.mobile === '' || body.externalMail !== '' ? 'externalMail' : 'mobile');
  const contact = contactToProve(invitation, { ...body, loginId }, option);
  const mobile = contact.option === 'mobile' ? contact.target : body.mobile;
  if (!givesOutMail(serviceType)) return { loginId, externalMail: '', mobile, contact };
  const given = contact.option === 'externalMail' ? contact.target : body.externalMail;
  const isAsked = contact.option === 'externalMail' || given !== '';
  const externalMail = isAsked ? checkExternalMail(given, { loginId, domains, path: paths.externalMail }) : '';
  return { loginId, externalMail, mobile, contact };
}

function roleAssignmentOf({ flow, body }: Joining, { place, services, idDomain }: OpenInvitation) {
  const { surname, givenName, language, residenceCountry, timeZone } = body;
  const name = { surname, givenName, fullName: fullNameOf(body) };
  return {
    ...name,
    language,
    residenceCountry,
    timeZone,
    ...place,
    services,
    idDomain,
    personId: flow.reservedPersonId,
  };
}

/** A code that comes along is checked, whatever was proven before; without one, a check or the mail's link came before. */
async function verify({ kernel, flow, body }: Joining, { option, target }: ProvenContact): Promise<void> {
  if (body.oneTimeCode === '') {
    if (flow.state === 'verified') return;
    throw refuse('OTP0005');
  }
  const targets = targetIndexes(kernel.keyring, option, target);
  try {
    await checkFlowCode(kernel, { flow, purposes: ['invitation'], code: body.oneTimeCode, targets });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // The same submit was running already and has had the code checked; which of both uses the proof, the proof decides.
    if (error.code === 'OTP_USED' && (await readProof(kernel.db, flow, 'invitation'))) return;
    throw refuseField(paths.oneTimeCode, error.code, error.params);
  }
}

/**
 * SGN-03: requires the proof before the ID is looked at. In profile strict a mail ID needs its own mailbox, except for
 * invitees by phone (docs/decisions/sign-up-and-mail-ids.md).
 */
async function requireProof({ kernel, flow }: Joining, invitation: OpenInvitation, contact: ProvenContact) {
  const proof = await readProof(kernel.db, flow, 'invitation');
  if (!proof) throw refuse('OTP0005');
  checkProof(kernel.keyring, proof, invitation, contact);
  if (givesOutMail(invitation.serviceType) || contact.option === 'externalMail' || invitation.invited) return;
  const platformProfile = await kernel.properties.get(credentialProperties.passwordProfile);
  if ([platformProfile, invitation.passwordProfile].includes('strict')) {
    throw refuseField(paths.userId, 'MB_M_MAIL_ID_UNPROVEN');
  }
}

function answerFor(invitation: OpenInvitation, invitee: Invitee): Joined {
  const { companyCode, companyName, shownServices, needsApproval } = invitation;
  return {
    personId: invitee.personId,
    loginId: invitee.loginId,
    fullName: invitee.fullName,
    companies: [{ companyCode, companyName }],
    services: [...shownServices],
    isWaiting: needsApproval,
    ...(needsApproval ? { contactOption: invitee.contact.option } : {}),
    isConfirmed: isIdConfirmed(invitation, invitee),
  };
}
