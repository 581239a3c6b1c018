import { givesOutMail, type ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import { invitationLimits } from '@madang/contract/joining/invitations/limits.ts';
import { invitationList, type InvitationRow } from '@madang/contract/joining/invitations/routes.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import type { Keyring } from '../../../../kernel/crypto/keyring.ts';
import { pageOf } from '../../../../kernel/lists/list-answers.ts';
import { listAccess } from '../../../../kernel/operations/list-access.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { offeredServices, readConnected, readCompany } from '../../../ground/companies/index.ts';
import { selectJobLists } from '../../../organisation/job-ranks/index.ts';
import { selectProven } from '../../../organisation/mail-domains/index.ts';
import { targetAad } from '../codes.ts';
import { actionsOf, stateOf } from '../invitations.ts';
import {
  countInvitations,
  listInvitations as selectInvitations,
  type ListedInvitation,
} from '../listed/listed-invitations.sql.ts';
import { placeNames, type NamedPlace, type Place } from '../place.ts';

/** INV-07: the invitations in reach with their funnel, and what can be done with each. The answer has no link. */
export const listInvitations = defineQuery({
  name: 'list-invitations',
  input: invitationList,
  permission: 'invitations.view',
  mayLag: true,
  targets: { within: 'invitation' },
  access: ({ state }, companyCode) => listAccess(companyCode, { state }),
  refusals: ['PAGE_BEYOND'],
  async run({ kernel, companyCode, reader, read, reach, reachBy }, { page, state }) {
    const connected = await readConnected(kernel.properties);
    const freeMailDomain = await kernel.properties.get(platformProperties.freeMailDomain);
    return read(async (tx) => {
      const { rowsPerPage } = invitationLimits;
      const slice = { limit: rowsPerPage, offset: (page - 1) * rowsPerPage };
      const asked = { companyCode, state, within: await reach(tx) };
      const count = await countInvitations(tx, asked);
      const reaches = {
        people: await reachBy(tx, 'invitations.view', 'person'),
        resend: await reachBy(tx, 'invitations.resend', 'invitation'),
        revoke: await reachBy(tx, 'invitations.revoke', 'invitation'),
      };
      const rows = await selectInvitations(tx, asked, reaches, slice);
      const nameOf = await placeNames(tx, reader, rows);
      const serviceType = (await readCompany(tx, companyCode)).serviceType;
      const services = offeredServices(serviceType, connected);
      const invitations = rows.map((row) => rowOf(row, { keyring: kernel.keyring, nameOf, offered: services }));
      const can = reader.rights.somewhere.has('invitations.create') ? ['create' as const] : [];
      const jobLists = await selectJobLists(tx, companyCode);
      const givesOut = givesOutMail(serviceType);
      const domains = {
        idDomain: givesOut ? freeMailDomain : null,
        ownDomains: givesOut ? await selectProven(tx, companyCode) : [],
      };
      return { ...pageOf(invitations, { page, rowsPerPage, count }), services, jobLists, ...domains, can };
    });
  },
});

interface Reading {
  readonly keyring: Keyring;
  readonly nameOf: (place: Place) => NamedPlace;
  readonly offered: readonly ServiceType[];
}

function rowOf(stored: ListedInvitation, { keyring, nameOf, offered }: Reading): InvitationRow {
  const { isRevoked, isExpired, isUsedUp, target, departmentCode, jobRankCode, jobTitleCode, ...shown } = stored;
  const { isResendable, isRevocable, ...row } = shown;
  const mayDo = { resend: isResendable, revoke: isRevocable, restore: isRevocable };
  const standing = { kind: row.kind, isRevoked, isExpired, isUsedUp, hasTarget: target !== null };
  return {
    ...row,
    ...nameOf({ departmentCode, jobRankCode, jobTitleCode }),
    state: stateOf(standing),
    recipient: target ? keyring.decrypt(target, targetAad(row.invitationId)) : '',
    services: offered.filter((service) => row.services.includes(service)),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    can: actionsOf(standing).filter((action) => mayDo[action]),
  };
}
