import { hintProperties } from '@madang/contract/security-questions/limits.ts';
import { changeHints as route } from '@madang/contract/security-questions/routes.ts';
import { comparableAnswer } from '@madang/contract/security-questions/rules.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { authenticate, isStillPassword, refuseSynchronising, sendAccountNotice } from '../../accounts/index.ts';
import { replaceHints } from '../hints.sql.ts';

/** ACC-08: the person's own questions, all at once. The password is asked, for they guard the way back to it. */
export const changeHintsCall = operation(route, async ({ kernel, session, body, request, readCookie }) => {
  if ((await kernel.properties.get(hintProperties.isAsked)) !== 'Y') throw refuse('CO404');
  const caller = { loginId: session.profile.loginId, device: readCookie('device'), address: request.address };
  const proven = await authenticate(kernel, { ...caller, password: body.password });
  if (proven?.personId !== session.personId) throw refuseField('password', 'MB_M_PASSWORD_WRONG');
  const hints = await Promise.all(
    body.hints.map(async ({ question, answer }) => ({
      question,
      answerHash: await kernel.hasher.hash(comparableAnswer(answer)),
    })),
  );
  const { companyCode, personId } = session;
  await inCompany(kernel.db, companyCode, async (tx) => {
    await refuseSynchronising(tx, session);
    if (!(await isStillPassword(tx, proven))) throw refuseField('password', 'MB_M_PASSWORD_WRONG');
    await replaceHints(tx, kernel.keyring, session, hints);
    const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(tx);
    await sendAccountNotice(tx, kernel, session, { changed: 'hints', changedAt: rows[0]?.now ?? new Date() });
    await writeAudit(tx, {
      ...actorOf({ session, request }),
      operation: 'change-hints',
      target: { kind: 'person', id: personId },
      fields: ['hints'],
    });
  });
  return { result: 'success' as const };
});
