import { changedNameIssues } from '@madang/contract/profiles/changed-name.ts';
import { changeProfile as route } from '@madang/contract/profiles/routes.ts';
import { refuseField, refuseFields } from '@madang/contract/refuse.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import {
  readContacts,
  readNameScripts,
  refuseSynchronising,
  selectOwnProfile,
  updateOwnProfile,
} from '../../accounts/index.ts';
import { isOptionalDeclined } from '../../terms/index.ts';

/** ACC-09: names, language and time zone, as the person says them. Every session sees the new names at once. */
export const changeProfileCall = operation(route, async ({ kernel, session, body, request }) => {
  const { companyCode, profile } = session;
  const { passwordProfile } = profile;
  const scripts = await readNameScripts(kernel, { companyCode, passwordProfile });
  await inCompany(kernel.db, companyCode, async (tx) => {
    await refuseSynchronising(tx, session);
    const before = {
      ...(await selectOwnProfile(tx, session)),
      ...(await readContacts(tx, kernel.keyring, session)),
    };
    const issues = changedNameIssues(body, before, scripts);
    if (issues.length > 0) throw refuseFields(issues);
    const isNew = body.englishName !== '' && body.englishName !== before.englishName;
    if (isNew && (await isOptionalDeclined(tx, session))) throw refuseField('englishName', 'OPTIONAL_DECLINED');
    await updateOwnProfile(tx, session, body);
    const fields = (['surname', 'givenName', 'englishName', 'language', 'timeZone'] as const).filter(
      (name) => body[name] !== before[name],
    );
    await writeAudit(tx, {
      ...actorOf({ session, request }),
      operation: 'change-profile',
      target: { kind: 'person', id: session.personId },
      fields,
    });
  });
  return { result: 'success' as const };
});
