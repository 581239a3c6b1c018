import { servicesOf, serviceTypes } from '@madang/contract/companies/service-types.ts';
import { invitationLimits } from '@madang/contract/invitations/limits.ts';
import { listInvitations as route, type InvitationRow } from '@madang/contract/invitations/routes.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { readServiceType } from '../../companies/index.ts';
import { selectJobLists } from '../../job-ranks/index.ts';
import { targetAad } from '../codes.ts';
import { actionsOf, stateOf } from '../invitations.ts';
import { countInvitations, listInvitations, type ListedInvitation } from '../invitations.sql.ts';
import { placeNames, type NamedPlace, type Place } from '../place.ts';

/** INV-07: the company's invitations with their funnel, and what can be done with each. No link is ever among it. */
export const listInvitationsCall = operation(route, ({ kernel, session, query: { page, state } }) =>
  inCompany(kernel.db, session.companyCode, async (tx) => {
    const { companyCode } = session;
    const limit = invitationLimits.rowsPerPage;
    const rows = await listInvitations(tx, { companyCode, state }, { limit, offset: (page - 1) * limit });
    const totalCount = await countInvitations(tx, { companyCode, state });
    const nameOf = await placeNames(tx, session, rows);
    const list = rows.map((row) => rowOf(row, kernel.keyring, nameOf));
    const services = [...servicesOf[await readServiceType(tx, companyCode)]];
    const jobLists = await selectJobLists(tx, companyCode);
    const totalPage = Math.max(1, Math.ceil(totalCount / limit));
    return { data: { list, totalCount, pageNo: page, totalPage, services, jobLists } };
  }),
);

function rowOf(stored: ListedInvitation, keyring: Keyring, nameOf: (place: Place) => NamedPlace): InvitationRow {
  const { isRevoked, isExpired, isUsedUp, target, departmentCode, jobRankCode, jobTitleCode, ...row } = stored;
  const standing = { kind: row.kind, isRevoked, isExpired, isUsedUp, hasTarget: target !== null };
  return {
    ...row,
    ...nameOf({ departmentCode, jobRankCode, jobTitleCode }),
    state: stateOf(standing),
    recipient: target ? keyring.decrypt(target, targetAad(row.invitationId)) : '',
    services: serviceTypes.filter((service) => row.services.includes(service)),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    can: actionsOf(standing),
  };
}
