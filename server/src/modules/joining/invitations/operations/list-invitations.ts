import { givesOutMail, type ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import { invitationLimits } from '@madang/contract/joining/invitations/limits.ts';
import { invitationList, type InvitationRow } from '@madang/contract/joining/invitations/routes.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import type { Keyring } from '../../../../kernel/crypto/keyring.ts';
import { pageOf } from '../../../../kernel/lists/list-answers.ts';
import { listAccess } from '../../../../kernel/operations/list-access.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import type { Session } from '../../../../kernel/session/session.ts';
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

/** INV-07: the company's invitations with their funnel, and what can be done with each. The answer has no link. */
export const listInvitations = defineQuery({
  name: 'list-invitations',
  input: invitationList,
  permission: 'invitations.view',
  mayLag: true,
  targets: () => [],
  access: ({ state }, companyCode) => listAccess(companyCode, { state }),
  refusals: ['PAGE_BEYOND'],
  async run({ kernel, companyCode, reader, read }, { page, state }) {
    const connected = await readConnected(kernel.properties);
    const freeMailDomain = await kernel.properties.get(platformProperties.freeMailDomain);
    return read(async (tx) => {
      const { rowsPerPage } = invitationLimits;
      const slice = { limit: rowsPerPage, offset: (page - 1) * rowsPerPage };
      const count = await countInvitations(tx, { companyCode, state });
      const rows = await selectInvitations(tx, { companyCode, state }, slice);
      const nameOf = await placeNames(tx, reader, rows);
      const serviceType = (await readCompany(tx, companyCode)).serviceType;
      const services = offeredServices(serviceType, connected);
      const invitations = rows.map((row) => rowOf(row, { keyring: kernel.keyring, nameOf, reader, offered: services }));
      const can = reader.rights.everywhere.has('invitations.create') ? ['create' as const] : [];
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

const permissionFor = {
  resend: 'invitations.resend',
  revoke: 'invitations.revoke',
  restore: 'invitations.revoke',
} as const satisfies Record<InvitationRow['can'][number], Permission>;

interface Reading {
  readonly keyring: Keyring;
  readonly nameOf: (place: Place) => NamedPlace;
  readonly reader: Session;
  readonly offered: readonly ServiceType[];
}

function rowOf(stored: ListedInvitation, { keyring, nameOf, offered, reader: { rights } }: Reading): InvitationRow {
  const { isRevoked, isExpired, isUsedUp, target, departmentCode, jobRankCode, jobTitleCode, ...row } = stored;
  const standing = { kind: row.kind, isRevoked, isExpired, isUsedUp, hasTarget: target !== null };
  return {
    ...row,
    ...nameOf({ departmentCode, jobRankCode, jobTitleCode }),
    state: stateOf(standing),
    recipient: target ? keyring.decrypt(target, targetAad(row.invitationId)) : '',
    services: offered.filter((service) => row.services.includes(service)),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    can: actionsOf(standing).filter((action) => rights.everywhere.has(permissionFor[action])),
  };
}
