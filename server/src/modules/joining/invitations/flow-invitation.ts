import { toPasswordProfile } from '@madang/contract/ground/companies/policies/password-profiles.ts';
import { servicesOf, type ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import type { InvitationKind, InvitationOption } from '@madang/contract/joining/invitations/rules.ts';
import type { invitation } from '@madang/contract/joining/invitations/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type * as z from 'zod/mini';
import { secretHash } from '../../../kernel/crypto/keyring.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import type { Flow } from '../../../kernel/flow/flow.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Voucher } from '../../../kernel/limits/address-limit.ts';
import type { Properties } from '../../../kernel/properties/properties.ts';

import { companyIdentity, faceOf, offeredServices, readCompany, readConnected } from '../../ground/companies/index.ts';
import { selectProven } from '../../organisation/mail-domains/index.ts';
import { findCompanyPromotion } from '../../ground/promotions/index.ts';
import { targetAad } from './codes.ts';
import { type Binding, findBinding, invitationVoucher } from './flows.sql.ts';
import { hintOf, type OpenInvitation } from './invitations.ts';
import { findByCode, findOpen } from './invitations.sql.ts';

/** The invitation that a binding names, whole; refuses (INVITATION_INVALID) where it lives no more. */
export async function readBound(
  { db, keyring, properties }: Pick<Kernel, 'db' | 'keyring'> & { readonly properties: Pick<Properties, 'get'> },
  binding: Omit<Binding, 'isBegun'>,
): Promise<OpenInvitation> {
  const { companyCode, invitationId, codeHash } = binding;
  const connected = await readConnected(properties);
  return inCompany(db, companyCode, async (tx) => {
    const found = await requireOpen(tx, binding);
    const company = await readCompany(tx, companyCode);
    const identity = await companyIdentity(tx, companyCode);
    const services = servicesWithin(company.serviceType, found.services);
    const offered = offeredServices(company.serviceType, connected);
    const proven = found.id_domain === '' ? [] : await selectProven(tx, companyCode);
    const target = found.target && keyring.decrypt(found.target, targetAad(invitationId));
    return {
      // The table's check holds the same three kinds.
      kind: found.kind as InvitationKind,
      companyCode,
      invitationId,
      codeHash,
      companyName: company.name,
      englishCompanyName: company.englishName,
      identity: faceOf(identity),
      serviceType: company.serviceType,
      passwordProfile: toPasswordProfile(company.passwordProfile),
      idProfile: company.idProfile,
      services,
      shownServices: services.filter((service) => offered.includes(service)),
      place: {
        departmentCode: found.department_code,
        jobRankCode: found.job_rank_code ?? '',
        jobTitleCode: found.job_title_code ?? '',
      },
      allowedDomains: found.allowed_domains,
      wantedDomain: found.id_domain,
      idDomain: proven.includes(found.id_domain) ? found.id_domain : '',
      needsApproval: found.needs_approval,
      maxUses: found.max_uses,
      inviterId: found.inviter_id,
      // The table's check holds the same two options, and a personal invitation alone has one.
      ...(target ? { invited: { option: found.option as InvitationOption, target } } : {}),
    };
  });
}

/** OTP-08: voucher of a link for limits; undefined if it opens nothing. */
export async function voucherOfLink({ db }: Pick<Kernel, 'db'>, link: string): Promise<Voucher | undefined> {
  const codeHash = secretHash(link);
  const found = await findByCode(db, codeHash);
  if (!found || found.isAwaited) return undefined;
  const { companyCode, invitationId } = found;
  const open = await inCompany(db, companyCode, (tx) => findOpen(tx, { companyCode, invitationId, codeHash }));
  return open && invitationVoucher({ companyCode, invitationId, maxUses: open.max_uses });
}

/** The invitation's row while it lives, and its promotion's code too where it came about by one. */
export async function requireOpen(tx: Tx, { companyCode, invitationId, codeHash }: Omit<Binding, 'isBegun'>) {
  const found = await findOpen(tx, { companyCode, invitationId, codeHash });
  if (!found) throw refuse('INVITATION_INVALID');
  if (found.kind === 'promotion') await requirePromotion(tx, { invitationId, codeHash });
  return found;
}

/** The code that the flow came with, of all that the issue has, serves still. */
async function requirePromotion(tx: Tx, { invitationId, codeHash }: Pick<Binding, 'invitationId' | 'codeHash'>) {
  const found = await findCompanyPromotion(tx, codeHash);
  if (typeof found === 'string' || found.promotionId !== invitationId) throw refuse('INVITATION_INVALID');
}

/** INV-06: services that the invitation promised, as far as the company still has them. */
function servicesWithin(serviceType: ServiceType, promised: readonly string[]): ServiceType[] {
  return servicesOf[serviceType].filter((service) => promised.includes(service));
}

/** The invitation of a flow whose person has pressed the sign-up button; every later step asks for it again. */
export async function requireBegun(kernel: Kernel, flow: Flow): Promise<OpenInvitation> {
  const binding = await findBinding(kernel.db, flow.flowId);
  if (!binding?.isBegun) throw refuse('MB_M_DENY_PAGE');
  return readBound(kernel, binding);
}

interface Named {
  readonly companyCode: string;
  readonly invitationCode: string;
  readonly personId?: string;
}

/** Company, link and person are the flow's alone: a body may repeat them, and is refused where it names others. */
export function refuseOthers(
  named: Named,
  invitation: Pick<OpenInvitation, 'companyCode' | 'codeHash'>,
  flow: Pick<Flow, 'reservedPersonId'>,
): void {
  const { companyCode, invitationCode, personId = '' } = named;
  const isOther =
    (companyCode !== '' && companyCode !== invitation.companyCode) ||
    (invitationCode !== '' && !secretHash(invitationCode).equals(invitation.codeHash)) ||
    (personId !== '' && personId !== flow.reservedPersonId);
  if (isOther) throw refuse('CO403');
}

/** Returns what the landing page and the form may show: no code, no inviter, and only a hint of the target. */
export function present(
  open: OpenInvitation,
  { isBegun, isProven }: { readonly isBegun: boolean; readonly isProven: boolean },
): z.output<typeof invitation> {
  return {
    companyName: open.companyName,
    englishCompanyName: open.englishCompanyName,
    identity: open.identity,
    serviceType: open.serviceType,
    services: [...open.shownServices],
    ...(open.invited ? { option: open.invited.option } : {}),
    targetHint: open.invited ? hintOf(open.invited) : '',
    allowedDomains: [...open.allowedDomains],
    idDomain: open.idDomain,
    needsApproval: open.needsApproval,
    isBegun,
    isProven,
    passwordProfile: open.passwordProfile,
    idProfile: open.idProfile,
  };
}
