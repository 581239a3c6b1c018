import { randomUUID } from 'node:crypto';
import { loginIdProperties } from '@madang/contract/access/login-ids/properties.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { listCompanyCodes } from '../../ground/companies/index.ts';
import { giveBackLoginIds } from '../../ground/global-login-ids/index.ts';
import { personTarget } from '../../people/people/index.ts';
import { cancelUnconfirmed } from './id-requests.sql.ts';
import { tell } from './letters.ts';

export const endApprovedTask = 'end-approved-id-requests';

/** REQ-01: ends approved requests that no one has confirmed in time; their IDs are free again, and their people know. */
export async function endApproved(kernel: Kernel): Promise<void> {
  const days = await kernel.properties.get(loginIdProperties.confirmDays);
  for (const companyCode of await listCompanyCodes(kernel.db)) {
    await inCompany(kernel.db, companyCode, async (tx) => {
      const ended = await cancelUnconfirmed(tx, companyCode, days);
      await giveBackLoginIds(
        tx,
        ended.map(({ requestId }) => requestId),
      );
      for (const { personId, wantedId, oldId } of ended) {
        const params = { loginId: wantedId || oldId, days };
        await tell(tx, kernel, { companyCode, personId }, { about: 'ended', params, reach: 'one' });
        await writeAudit(tx, {
          companyCode,
          operation: endApprovedTask,
          actor: { kind: 'system' },
          target: personTarget(personId),
          fields: ['loginId'],
          request: { id: randomUUID(), address: '' },
        });
      }
    });
  }
}
