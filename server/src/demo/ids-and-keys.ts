import { askForLoginId } from '@madang/contract/access/login-ids/wire.ts';
import { registerKey } from '@madang/contract/access/person-keys/routes.ts';
import { setIdChangePeriod } from '@madang/contract/people/sub-organisations/id-change-periods.ts';
import * as z from 'zod/mini';
import type { DemoCaller } from './caller.ts';
import { idPeriod, wantedUserId } from './data/ids.ts';

/** REQ-01, STA-06: opens the period in which the company's IDs may change, and has one person ask for another ID. */
export async function askForId(administrator: DemoCaller, companyCode: string, person?: DemoCaller): Promise<void> {
  await administrator.expect(setIdChangePeriod, { body: { subOrganisationCode: companyCode, period: idPeriod } });
  const body = z.encode(askForLoginId.body, { type: 'change', loginId: wantedUserId });
  await person?.call(askForLoginId, { body, accepts: ['MB602'] });
}

/** REQ-03: registers one person's key, with the password of the demo. */
export async function registerDemoKey(person: DemoCaller, password: string): Promise<void> {
  await person.call(registerKey, { body: { password }, accepts: ['KMS003', 'KMS006'] });
}
